import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { logIn } from "../../support/anmelden";
import { chooseFirma } from "../../support/hauptweg";
import { waitForMail } from "../../support/mailServer";
import { expect, neuerContext, test } from "../../support/portal";
import { registerWithoutSeiten } from "../../support/gruenden";
import { linkAus, openMailLink } from "../../support/registrieren";

const FIRMA = "Muster Software GmbH";
const PASSWORT = "Blaue-Berge-im-Morgenlicht";

/** Invites somebody to the company of the demo by the call (the page has its own journey). Gives the link. */
async function invite(request: APIRequestContext, mailFolder: string, email: string): Promise<string> {
  const data = { email, vorname: "Ines", nachname: "Ladung", unternehmenRolle: "MITARBEITER" };
  const antwort = await request.post("/v1/benutzerverwaltung/einladungen", { data });
  expect(antwort.status()).toBe(200);
  return linkAus((await waitForMail(mailFolder, { to: email, subject: /Einladung/ })).text);
}

async function accept(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen zu/ }).check();
  await page.getByRole("button", { name: "Einladung annehmen" }).click();
}

/** A page of somebody who is not logged in. */
async function seiteDesGastes(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await neuerContext(browser, baseURL)).newPage();
}

/** What a link says that has done its work, and what helps. */
async function expectVerbraucht(page: Page): Promise<void> {
  const meldung = page.getByRole("alert");
  await expect(meldung).toContainText("Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.");
  await expect(meldung).toContainText(
    "Wenn Sie die Einladung schon angenommen haben, melden Sie sich an. Sonst bitten Sie um eine neue Einladung.",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Einladung annehmen" })).toHaveCount(0);
}

test("eine neue Person nimmt die Einladung an und arbeitet für das Unternehmen @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const email = `einladung-neu-${project.name}${String(repeatEachIndex)}@example.org`;
  await als("software");
  const link = await invite(page.request, mailFolder, email);
  const gast = await seiteDesGastes(browser, baseURL);
  await openMailLink(gast, link);
  await expect(gast.getByText(`Sie sind eingeladen, für ${FIRMA} mitzuarbeiten.`)).toBeVisible();
  // The same link once more, in another browser that only sends its form when the first is through.
  const zweite = await seiteDesGastes(browser, baseURL);
  await openMailLink(zweite, link);
  await zweite.getByRole("textbox", { name: "Neues Passwort" }).fill(`${PASSWORT}-anders`);
  await expect(gast.getByRole("textbox", { name: "Vorname" })).toHaveValue("Ines");
  await gast.getByRole("textbox", { name: "Neues Passwort" }).fill("kurz");
  await accept(gast);
  await expect(gast.getByRole("alert")).toContainText("Das Passwort muss mindestens 8 Zeichen lang sein.");
  await gast.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await accept(gast);
  await expect(gast.getByText("Ihr Konto ist eingerichtet. Bitte melden Sie sich an.")).toBeVisible();
  await accept(zweite);
  await expectVerbraucht(zweite);
  await openMailLink(zweite, link);
  await expectVerbraucht(zweite);
  await zweite.context().close();
  // The password is still that of the first.
  await logIn(gast, mailFolder, { email, passwort: PASSWORT });
  await chooseFirma(gast, FIRMA);
  await openMailLink(gast, link);
  await expectVerbraucht(gast);
  await gast.context().close();
});

test("wer als jemand anderes angemeldet ist, erfährt, an wen die Einladung ging @telefon", async ({
  page,
  als,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const email = `einladung-andere-${project.name}${String(repeatEachIndex)}@example.org`;
  await als("software");
  await openMailLink(page, await invite(page.request, mailFolder, email));
  await expect(page.getByText("Sie sind als Berta Beispiel angemeldet")).toBeVisible();
  await expect(
    page.getByText(`Diese Einladung ging an ${email} und gilt für das Konto mit dieser Adresse`),
  ).toBeVisible();
  await expect(page.getByText(`Sie sind eingeladen, für ${FIRMA} mitzuarbeiten.`)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Neues Passwort" }).fill(PASSWORT);
  await accept(page);
  await expect(
    page.getByText(`Das Konto für ${email} ist eingerichtet. Sie sind weiter als Berta Beispiel angemeldet.`),
  ).toBeVisible();
});

test("wer schon ein Konto hat, nimmt die Einladung an und kann das Unternehmen wählen @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project, repeatEachIndex }) => {
  const konto = { email: `einladung-alt-${project.name}${String(repeatEachIndex)}@example.org`, passwort: PASSWORT };
  await als("software");
  const gast = await seiteDesGastes(browser, baseURL);
  await registerWithoutSeiten(gast.request, mailFolder, {
    firma: `Einladung ${project.name}${String(repeatEachIndex)} GmbH`,
    vorname: "Ines",
    nachname: "Ladung",
    ...konto,
  });
  await gast.goto(await invite(page.request, mailFolder, konto.email));
  await expect(gast.getByText("Zu Ihrer E-Mail-Adresse gibt es schon ein Konto.")).toBeVisible();
  await expect(gast.getByRole("textbox")).toHaveCount(0);
  await accept(gast);
  await expect(gast.getByText("Sie haben die Einladung angenommen. Bitte melden Sie sich an.")).toBeVisible();
  await logIn(gast, mailFolder, konto);
  await expect(
    gast.getByRole("button", { name: `Auswählen Einladung ${project.name}${String(repeatEachIndex)} GmbH` }),
  ).toBeVisible();
  await chooseFirma(gast, FIRMA);
  await gast.context().close();
});
