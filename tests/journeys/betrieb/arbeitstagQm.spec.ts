import type { Page } from "@playwright/test";
import { beginDay, eigenerName, expectTitel, follow, lookFor, wartendes } from "../../support/arbeitstag";
import { exportCsv } from "../../support/exportTag";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, freshAdressen, press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

const main = (page: Page) => page.getByRole("main");
const GESPEICHERT = "Der Eintrag ist gespeichert und auf der Hilfeseite zu sehen.";
/** The year before this one is the last that is completed. */
const JAHR = Number(todayBerlin(systemClock).slice(0, 4)) - 1;

/** A company with one Wirtschaftsjahr and its turnover. */
async function foundMitJahr(person: Page, mailFolder: string, { firma, email }: { firma: string; email: string }) {
  await foundFirma(person, mailFolder, { firma, vorname: "Stina", nachname: "Tag", email });
  await person.goto("/geschaeftsstatistikenFormular");
  if (hasScripts())
    await expect(main(person).getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
  const fill = (name: string | RegExp, wert: string) => main(person).getByRole("textbox", { name }).fill(wert);
  await fill(/^Wirtschaftsjahr von/, `01.01.${String(JAHR)}`);
  await fill(/^Wirtschaftsjahr bis/, `31.12.${String(JAHR)}`);
  await fill("Umsatz in Euro", "4.711.000");
  await press(person, "Speichern", "Das Wirtschaftsjahr ist gespeichert.");
}

/** What a reader finds in the help. */
async function expectAntwort(page: Page, frage: string, antwort: string): Promise<void> {
  await follow(page, "Hilfe");
  await page.getByRole("searchbox", { name: "Fragen durchsuchen" }).fill(frage);
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await page.locator("summary").filter({ hasText: frage }).click();
  await expect(page.getByText(antwort)).toBeVisible();
}

test("Ein Arbeitstag im Qualitätsmanagement: ein FAQ-Eintrag, eine Statistik", async ({
  page,
  als,
  browser,
  baseURL,
  mailFolder,
}, { project }) => {
  const [firma, kategorie, frage] = [eigenerName("Qmtag"), eigenerName("Tag"), eigenerName("Wann kommt die Post?")];
  const kundin = await neuerContext(browser, baseURL);
  const person = await kundin.newPage();
  await foundMitJahr(person, mailFolder, { firma, email: freshAdressen("qmtag", project.name)("stina") });

  await als("qm", { eigene: true });
  await beginDay(page);
  for (const fremd of ["Logs", "Sonstiges", "Sonstige Mitarbeiter", "Systemnachrichten"])
    await expect(page.getByRole("link", { name: fremd, exact: true })).toHaveCount(0);

  await test.step("was wartet, steht auf der Startseite und führt zu seinen Zeilen", async () => {
    await wartendes(page)
      .getByRole("link", { name: /^Hilfetexte „.*“: .*(Entwurf|Entwürfe)/ })
      .first()
      .click();
    await expectTitel(page, "Hilfetexte");
    await expect(page.getByRole("checkbox", { name: "Nur Entwürfe und geplante Texte" })).toBeChecked();
    await expect(main(page).getByRole("row").nth(1)).toContainText(/Entwurf|Geplant/);
  });

  await test.step("eine neue Frage mit ihrer Antwort steht auf der Hilfeseite, auch für Kundinnen", async () => {
    await follow(page, "FAQ");
    await page.getByRole("link", { name: "Kategorien", exact: true }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(kategorie);
    await press(page, "Kategorie anlegen", `Die Kategorie „${kategorie}“ ist angelegt.`);
    await follow(page, "FAQ");
    await page.getByRole("link", { name: "Eintrag anlegen", exact: true }).first().click();
    await page.getByRole("combobox", { name: "Kategorie" }).selectOption({ label: kategorie });
    await page.getByRole("textbox", { name: "Frage", exact: true }).fill(frage);
    await page.getByRole("textbox", { name: "Antwort", exact: true }).fill("Am **Morgen**.");
    await press(page, "Eintrag anlegen", GESPEICHERT);
    await expectAntwort(page, frage, "Am Morgen.");
  });

  await test.step("die Antwort ändert sich: erst die Vorschau, dann für alle", async () => {
    await follow(page, "FAQ");
    await page.getByRole("link", { name: frage, exact: true }).click();
    await expectTitel(page, "Eintrag bearbeiten");
    await page.getByRole("textbox", { name: "Antwort", exact: true }).fill("Erst am **Nachmittag**.");
    await page.getByRole("button", { name: "Vorschau" }).click();
    await expect(page.getByRole("region", { name: "Vorschau" })).toContainText("Erst am Nachmittag.");
    expect(await checkRegeln(page, "FAQ-Eintrag mit Vorschau")).toEqual([]);
    await press(page, "Speichern", GESPEICHERT);
    await expectAntwort(page, frage, "Erst am Nachmittag.");
    await expectAntwort(person, frage, "Erst am Nachmittag.");
  });

  await test.step("die Statistik eines Unternehmens als Datei; was anderen Rollen gehört, steht nicht zur Wahl", async () => {
    await follow(page, "Exporte");
    await expect(main(page).getByRole("link", { name: "Benutzer", exact: true })).toHaveCount(0);
    const auftrag = { fall: "Geschäftsstatistik", suche: firma, name: eigenerName("Zahlen") };
    const [kopf, ...zeilen] = await exportCsv(page, auftrag);
    expect(kopf).toContain("Umsatz in Euro");
    expect(zeilen).toEqual([expect.stringMatching(new RegExp(`^${firma};.*${String(JAHR)}.*;4\\.?711\\.?000`))]);
  });

  await test.step("die Person dazu: nachsehen ja, handeln nein", async () => {
    await follow(page, "Benutzerverwaltung", "Unternehmensmitarbeiter");
    await lookFor(page, firma);
    await page.getByRole("link", { name: "Stina Tag", exact: true }).click();
    await expectTitel(page, "Stina Tag");
    await expect(page.getByRole("link", { name: "Sperren …" })).toHaveCount(0);
  });

  await test.step("am Abend ist die Frage wieder fort", async () => {
    await follow(page, "FAQ");
    await page.getByRole("link", { name: `Löschen: ${frage}` }).click();
    await press(page, "Jetzt löschen", `„${frage}“ ist gelöscht.`);
    await person.goto("/help");
    await expect(person.locator("summary").filter({ hasText: frage })).toHaveCount(0);
  });
  await kundin.close();
});
