import type { Page } from "@playwright/test";
import { offeneHilfe } from "../../support/feldhilfe";
import { hasScripts } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { identify } from "../../support/registrieren";

/** Asks at a field and closes again. */
async function askAt(page: Page, label: string, text: RegExp): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: `Hilfe zu ${label}`, exact: true })
    .first()
    .click();
  await expect(offeneHilfe(page)).toContainText(text);
  await offeneHilfe(page)
    .getByRole(hasScripts() ? "button" : "link", { name: "Schließen" })
    .click();
  await expect(offeneHilfe(page)).toHaveCount(0);
}

test("im Profil und in den Formularen der Stelle steht Hilfe an jedem Feld @telefon", async ({ page, als }) => {
  await als("admin", { eigene: true });
  await page.goto("/profil");
  await expect(offeneHilfe(page)).toHaveCount(0);
  await askAt(page, "Neues Passwort", /Nach der Änderung enden alle anderen Sitzungen/);
  expect(await checkRegeln(page, "Profil mit Hilfe an den Feldern")).toEqual([]);
  await page.goto("/admin/benutzerverwaltung/neu");
  await askAt(page, "Systemrollen", /Geben Sie nur, was die Arbeit braucht/);
  await page.goto("/wartungsonstiges/fenster");
  await askAt(page, "Beginn", /nimmt das Portal nichts mehr an/);
  await page.goto("/admin/faq/kategorien");
  await askAt(page, "Name der Kategorie", /Jeder Name kommt nur einmal vor/);
  await page.goto("/exporte?fall=BENUTZER");
  await askAt(page, "Zweck", /mit dem Export protokolliert/);
  await page.goto("/systemNachricht");
  await askAt(page, "Anzeigen bis", /verschwindet/);
  expect(await checkRegeln(page, "Systemnachricht mit Hilfe an den Feldern")).toEqual([]);
});

test("wer sich registriert, liest die Hilfe zur Registrierung am Feld, und keine andere", async ({ page }) => {
  await identify(page, "Hilfe am Feld GmbH");
  const telefon = page.getByRole("textbox", { name: "Telefon" });
  if (hasScripts()) await telefon.fill("+49 221 5550100");
  await askAt(page, "Registernummer", /\S/);
  // Without scripts the "?" is a link to the page.
  if (hasScripts()) await expect(telefon).toHaveValue("+49 221 5550100");
  await expect(page.getByRole("heading", { level: 1, name: "Registrierung" })).toBeVisible();
  expect(await checkRegeln(page, "Registrierung mit Hilfe an den Feldern")).toEqual([]);
  const hilfe = (bereich: string) => page.request.get(`/hilfedaten/${bereich}`, { maxRedirects: 0 });
  expect(await (await hilfe("registrierung")).text()).toContain("Der Link zur Bestätigung");
  expect((await hilfe("profil")).status()).toBe(404);
});

test("neben dem Antrag und bei den Angaben des Unternehmens steht Hilfe an jedem Feld @telefon", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  const uuid = await createAntrag(page);
  await page.getByText("Bezeichnung ändern").click();
  await askAt(page, "Bezeichnung", /So heißt der Antrag in Ihren Listen/);
  // Without scripts the page came anew; what was asked about stands open.
  await expect(page.getByRole("textbox", { name: "Bezeichnung" })).toBeVisible();
  await page.goto(`/antragBenutzerverwaltung/${uuid}`);
  await askAt(page, "Wie lange?", /was in diesem Antrag noch nicht eingereicht ist/);
  expect(await checkRegeln(page, "Benutzer des Antrags mit Hilfe an den Feldern")).toEqual([]);
  await page.goto(`/antraege/${uuid}/import`);
  await askAt(page, "Oder der Inhalt der Datei als Text", /gilt die Datei/);
  await page.goto(`/antraege/${uuid}/dateiuebersicht`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Hilfe zu Dateien auswählen, / })
    .first()
    .click();
  await expect(offeneHilfe(page)).toContainText("Jede Datei wird geprüft");
});
