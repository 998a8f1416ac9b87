import type { APIRequestContext, Page } from "@playwright/test";
import { waitForMail } from "../../support/mailServer";
import { expect, neuerContext, test } from "../../support/portal";
import { linkAus, openMailLink } from "../../support/registrieren";

/** Invites somebody to the company of the demo. Gives the link of the mail. */
async function invite(
  request: APIRequestContext,
  mailFolder: string,
  { vorname, projekt }: { vorname: string; projekt: string },
): Promise<string> {
  const email = `link-${vorname.toLowerCase()}-${projekt.toLowerCase()}@example.org`;
  const data = { email, vorname, nachname: "Ladung", unternehmenRolle: "MITARBEITER" };
  expect((await request.post("/v1/benutzerverwaltung/einladungen", { data })).status()).toBe(200);
  return linkAus((await waitForMail(mailFolder, { to: email, subject: /Einladung/ })).text);
}

const vorname = (page: Page) => page.getByRole("textbox", { name: "Vorname" });
const HINWEIS = "Bitte öffnen Sie den Link in der E-Mail noch einmal.";

test("zwei Links in zwei Fenstern bleiben beim Neuladen und Zurückgehen auseinander, und ohne Cookies sagt die Seite, was hilft", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  await als("software");
  const ines = await invite(page.request, mailFolder, { vorname: "Ines", projekt: project.name });
  const olaf = await invite(page.request, mailFolder, { vorname: "Olaf", projekt: project.name });
  const context = await neuerContext(browser, baseURL);
  const [erstes, zweites] = [await context.newPage(), await context.newPage()];

  // What opens links before people do uses nothing up.
  await erstes.request.get(ines);
  await openMailLink(erstes, ines);
  await openMailLink(zweites, olaf);
  await erstes.reload();
  await expect(vorname(erstes)).toHaveValue("Ines");
  await zweites.reload();
  await expect(vorname(zweites)).toHaveValue("Olaf");

  await erstes.goto("/kontakt");
  await erstes.goBack();
  await expect(vorname(erstes)).toHaveValue("Ines");
  await erstes.getByRole("textbox", { name: "Neues Passwort" }).fill("Blaue-Berge-im-Morgenlicht");
  await erstes.getByRole("checkbox", { name: /^Ich stimme den Nutzungsbedingungen zu/ }).check();
  await erstes.getByRole("button", { name: "Einladung annehmen" }).click();
  await expect(erstes.getByText("Ihr Konto ist eingerichtet. Bitte melden Sie sich an.")).toBeVisible();

  await context.clearCookies();
  await zweites.reload();
  await expect(zweites.getByRole("alert")).toContainText(HINWEIS);
  await openMailLink(zweites, olaf);
  await expect(vorname(zweites)).toHaveValue("Olaf");
  await zweites.goto("/passwortzuruecksetzen?maillink=unbekannt");
  await expect(zweites.getByRole("alert")).toContainText(HINWEIS);
  await zweites.goto("/passwortzuruecksetzen");
  await expect(zweites).toHaveURL(/\/landingpage/);
  await context.close();
});
