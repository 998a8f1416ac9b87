import type { Page } from "@playwright/test";
import { logInWithoutSeiten } from "../../support/anmelden";
import { KONTEN } from "../../support/konten";
import { listMails, waitForMail } from "../../support/mailServer";
import { foundFirma, freshAdressen, press } from "../../support/mitwirkende";
import { startWithoutNezo } from "../../support/ohneNezo";
import { expect, neuerContext, test } from "../../support/portal";
import { linkAus, openMailLink } from "../../support/registrieren";
import { checkRegeln } from "../../support/regeln";

const LISTE = "/support/benutzerverwaltung";
const GRUND = "Anruf mit Rückruf unter der hinterlegten Nummer";
const TAG_UND_EINE_STUNDE = 25 * 60;
const BEGONNEN = /^Änderung an Ihrem Zugang zum Antragsportal beantragt$/;
const LINK_AN_NEUE = /^Bitte bestätigen Sie Ihre neue E-Mail-Adresse$/;

const ueberschrift = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const wartende = (page: Page) => page.getByRole("region", { name: "Wartet auf eine zweite Person" });
const offene = (page: Page) => page.getByRole("region", { name: "Offene Änderung" });

async function giveGrund(page: Page, knopf: string, meldung: string): Promise<void> {
  await page.getByRole("textbox", { name: "Grund" }).fill(GRUND);
  await press(page, knopf, meldung);
}

/** Asks for another address on the page of a person, by way of the search. */
async function beginAdresse(page: Page, suche: string, { name, neu }: { name: string; neu: string }): Promise<void> {
  await page.goto(`${LISTE}?suche=${encodeURIComponent(suche)}`);
  await page.getByRole("table", { name: "Unternehmensmitarbeiter" }).getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "E-Mail-Adresse ändern …" }).click();
  await page.getByRole("textbox", { name: "Neue E-Mail-Adresse", exact: true }).fill(neu);
  const wiederholung = page.getByRole("textbox", { name: "Neue E-Mail-Adresse wiederholen" });
  await wiederholung.fill(`x${neu}`);
  await page.getByRole("textbox", { name: "Grund" }).fill(GRUND);
  await page.getByRole("button", { name: "Änderung beantragen" }).click();
  await expect(page.getByRole("alert")).toContainText("Die beiden Adressen sind verschieden.");
  expect(await checkRegeln(page, "Neue Adresse, abgelehnt")).toEqual([]);
  await wiederholung.fill(neu);
  await press(page, "Änderung beantragen", "Jetzt muss eine zweite Person zustimmen.");
}

/** Agrees as the second person, from the list of what waits. */
async function consent(page: Page, name: string): Promise<void> {
  await page.goto(LISTE);
  await wartende(page).getByRole("link", { name, exact: true }).click();
  await page.getByRole("link", { name: "Als zweite Person zustimmen …" }).click();
  await expect(page.getByRole("button", { name: "Zustimmen" })).toBeVisible();
  expect(await checkRegeln(page, "Zustimmen")).toEqual([]);
  await giveGrund(page, "Zustimmen", "Die Wartezeit läuft.");
}

test("Eine beantragte Änderung findet die zweite Person, und die betroffene stoppt sie ohne Anmeldung @telefon", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const adresse = freshAdressen("zuzweit", project.name);
  const [petra, firma] = [adresse("petra"), `Vier Augen ${adresse("f").slice(0, 40)} GmbH`];
  const vorname = `Petra ${String(Date.now())}`;
  const name = `${vorname} Fall`;
  const [kundin, zweite] = [await neuerContext(browser, baseURL), await neuerContext(browser, baseURL)];
  const person = await kundin.newPage();
  await foundFirma(person, mailFolder, { firma, vorname, nachname: "Fall", email: petra });

  await als("support", { eigene: true });
  await beginAdresse(page, petra, { name, neu: adresse("neu") });
  await expect(offene(page)).toContainText("Wartet auf eine zweite Person");
  await expect(page.getByRole("link", { name: "Als zweite Person zustimmen …" })).toHaveCount(0);
  expect(await checkRegeln(page, "Person mit offener Änderung")).toEqual([]);

  await als("admin", { eigene: true, context: zweite });
  const admin = await zweite.newPage();
  await admin.goto(LISTE);
  await expect(wartende(admin).getByRole("row", { name })).toContainText("E-Mail-Adresse ändern");
  expect(await checkRegeln(admin, "Liste mit wartenden Änderungen")).toEqual([]);
  await consent(admin, name);
  await expect(offene(admin)).toContainText("Wartezeit läuft");
  await expect(admin.getByRole("region", { name: "Verlauf" })).toContainText("Änderung als zweite Person zugestimmt");

  await person.goto("/profil");
  const eigene = person.getByRole("region", { name: "Der Support soll Ihren Zugang ändern" });
  await expect(eigene).toContainText("n…@example.org");
  expect(await checkRegeln(person, "Profil mit offener Änderung")).toEqual([]);

  // Without a login: another browser.
  const fremd = await neuerContext(browser, baseURL);
  const gast = await fremd.newPage();
  const { text } = await waitForMail(mailFolder, { to: petra, subject: BEGONNEN });
  await gast.request.get(linkAus(text));
  await openMailLink(gast, linkAus(text));
  await expect(gast.getByRole("region", { name: "Was geschehen soll" })).toContainText("n…@example.org");
  expect(await checkRegeln(gast, "Änderung stoppen")).toEqual([]);
  await gast.getByRole("button", { name: "Das war ich nicht, Änderung stoppen" }).click();
  await expect(gast.getByText("Die Änderung findet nicht statt.")).toBeVisible();
  expect(await checkRegeln(gast, "Änderung gestoppt")).toEqual([]);

  await person.reload();
  await expect(eigene).toHaveCount(0);
  await admin.reload();
  await expect(offene(admin)).toHaveCount(0);
  await expect(admin.getByRole("region", { name: "Verlauf" })).toContainText("Änderung von der Person gestoppt");
  for (const context of [kundin, zweite, fremd]) await context.close();
});

test("Nach der Wartezeit gilt die neue Adresse, sobald ihr Link bestätigt ist", async ({ browser }) => {
  const portal = await startWithoutNezo();
  const { mailFolder } = portal;
  const [erste, zweite, kunde] = [
    await neuerContext(browser, portal.url),
    await neuerContext(browser, portal.url),
    await neuerContext(browser, portal.url),
  ];
  const neu = "milo.neu@example.org";
  try {
    await logInWithoutSeiten(erste.request, mailFolder, KONTEN.support);
    await logInWithoutSeiten(zweite.request, mailFolder, KONTEN.admin);
    const [support, admin, person] = [await erste.newPage(), await zweite.newPage(), await kunde.newPage()];
    await beginAdresse(support, KONTEN.mitarbeit.email, { name: "Milo Muster", neu });
    await consent(admin, "Milo Muster");
    expect(listMails(mailFolder, neu)).toEqual([]);
    portal.advance(TAG_UND_EINE_STUNDE);
    await expect.poll(() => listMails(mailFolder, neu).length, { timeout: 120_000 }).toBe(1);
    const { text } = await waitForMail(mailFolder, { to: neu, subject: LINK_AN_NEUE });
    await openMailLink(person, linkAus(text));
    expect(await checkRegeln(person, "Neue Adresse bestätigen")).toEqual([]);
    await person.getByRole("button", { name: "Neue Adresse bestätigen" }).click();
    await expect(person.getByText("Ihre neue E-Mail-Adresse gilt. Bitte melden Sie sich mit ihr an.")).toBeVisible();
    await logInWithoutSeiten(kunde.request, mailFolder, { ...KONTEN.mitarbeit, email: neu });
    await person.goto("/profil");
    await expect(ueberschrift(person, "Profil")).toBeVisible();
    await expect(person.getByText(neu).first()).toBeVisible();
    await waitForMail(mailFolder, {
      to: KONTEN.mitarbeit.email,
      subject: /^Ihre E-Mail-Adresse im Antragsportal wurde geändert$/,
    });
  } finally {
    for (const context of [erste, zweite, kunde]) await context.close();
    await portal.stop();
  }
});
