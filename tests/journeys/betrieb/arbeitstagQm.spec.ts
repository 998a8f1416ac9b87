import type { Page } from "@playwright/test";
import { beginDay, eigenerName, expectTitel, follow, lookFor, wartendes } from "../../support/arbeitstag";
import { exportCsv } from "../../support/exportTag";
import { offeneHilfe } from "../../support/feldhilfe";
import { hasScripts } from "../../support/formularSeite";
import { foundFirma, freshAdressen, press } from "../../support/mitwirkende";
import { expect, neuerContext, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";
import { systemClock } from "~/lib/clock";
import { todayBerlin } from "~/lib/date";

const main = (page: Page) => page.getByRole("main");
const karte = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const GESPEICHERT = "Der Eintrag ist gespeichert und auf der Hilfeseite zu sehen.";
/** The year before this one is the last that is completed. */
const JAHR = Number(todayBerlin(systemClock).slice(0, 4)) - 1;

/**
 * The question whose help this run rewrites, one that no other run and no other journey does: the master data of the
 * company stand in their own area.
 */
function eigeneFrage(): string {
  const { project, repeatEachIndex } = test.info();
  const fragen = ["Adresszusatz", "Telefon", "Website", "Titel", "Funktion", "Gründungsjahr"];
  const stelle = repeatEachIndex * 3 + ["js", "noJs", "mobile"].indexOf(project.name);
  return fragen[stelle % fragen.length] ?? "";
}

/** What a reader finds in the help beside a question of the master data. */
async function expectHilfe(page: Page, frage: string, text: string): Promise<void> {
  await page.goto("/unternehmen");
  await main(page)
    .getByRole("link", { name: `Hilfe zu ${frage}`, exact: true })
    .click();
  // The general help of the page may stand open beside it.
  await expect(offeneHilfe(page).filter({ hasText: text })).toBeVisible();
}

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
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click();
  // The answer takes other questions off the page, which moves what a click aims at.
  await expect(page.getByText(`Frage zu „${frage}“`)).toBeVisible();
  const eintrag = page.locator("details").filter({ has: page.locator("summary", { hasText: frage }) });
  await eintrag.locator("summary").click();
  await expect(eintrag.getByText(antwort)).toBeVisible();
}

test("Ein Arbeitstag im Qualitätsmanagement: ein Hilfetext, ein FAQ-Eintrag, eine Statistik @telefon", async ({
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
      .getByRole("link", { name: /^Hilfetexte „Geschäftsstatistik“: .*(Entwurf|Entwürfe)/ })
      .click();
    await expectTitel(page, "Hilfetexte");
    await expect(page.getByRole("checkbox", { name: "Nur Entwürfe und geplante Texte" })).toBeChecked();
    await expect(main(page).getByRole("row").nth(1)).toContainText(/Entwurf|Geplant/);
  });

  await test.step("ein Hilfetext ändert sich: erst die Vorschau, dann sofort für alle, am Ende wieder zurück", async () => {
    const [hilfe, wort] = [eigeneFrage(), eigenerName("Neuer Text")];
    await follow(page, "Hilfetexte");
    // The list that is still shown has the same title.
    await expect(page.getByText("Auswahl", { exact: true })).toBeVisible();
    await page.getByRole("combobox", { name: "Bereich" }).selectOption({ label: "Stammdaten und KMU-Zahlen" });
    await page.getByRole("search").getByRole("button", { name: "Anzeigen", exact: true }).click();
    await main(page).getByRole("table").getByRole("link", { name: hilfe, exact: true }).click();
    await expectTitel(page, hilfe);
    const [text, jetzt] = [page.getByRole("textbox", { name: /^Text(?!,)/ }), karte(page, "Das sehen Leser jetzt")];
    const vorher = await jetzt.getByRole("paragraph").first().innerText();
    await text.fill(`**${wort}**.`);
    await page.getByRole("button", { name: "Vorschau", exact: true }).click();
    await expect(karte(page, "Vorschau").locator("strong")).toHaveText(wort);
    await expectHilfe(person, hilfe, vorher);
    await press(page, "Entwurf speichern", "Der Entwurf ist gespeichert.");
    await press(page, "Jetzt veröffentlichen", "Der Text ist veröffentlicht.");
    await expect(jetzt.locator("strong")).toHaveText(wort);
    expect(await checkRegeln(page, "Hilfetext veröffentlicht")).toEqual([]);
    await expectHilfe(person, hilfe, wort);

    const frueher = karte(page, "Frühere Versionen").getByRole("button", { name: /^Als Entwurf übernehmen: / });
    await frueher.first().click();
    await expect(page.getByText("Der Text ist als Entwurf übernommen.").first()).toBeVisible();
    await press(page, "Jetzt veröffentlichen", "Der Text ist veröffentlicht.");
    await expectHilfe(person, hilfe, vorher);
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
