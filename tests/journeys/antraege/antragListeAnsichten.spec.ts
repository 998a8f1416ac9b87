import type { Locator, Page } from "@playwright/test";
import type { KontoName } from "../../support/konten";
import { expect, test } from "../../support/portal";
import { takeTurn } from "../../support/takeTurn";

/**
 * Columns and views belong to a person, and the projects run at the same time: each has a person of its own, whom no
 * other test changes.
 */
const PERSON: Readonly<Record<string, KontoName>> = { js: "qm", noJs: "support", mobile: "admin" };

const kopf = (page: Page, name: string) =>
  page.getByRole("table", { name: "Anträge" }).locator("th[scope=col]").filter({ hasText: name });
const spalten = (page: Page) => page.getByText(/^Spalten \(\d+ von \d+\)/);
const ansichten = (page: Page) => page.getByText(/^Ansichten \(\d+\)/);

/** With scripts what was opened stays open when the form comes back. */
async function open(zusammenfassung: Locator): Promise<void> {
  const bereich = bereichVon(zusammenfassung);
  if ((await bereich.getAttribute("open")) === null) await zusammenfassung.click();
}
const bereichVon = (zusammenfassung: Locator) => zusammenfassung.locator("xpath=ancestor-or-self::details[1]");

/** Two workers may have the same project: one after the other then. */
let giveBack: (() => void) | null = null;

test.beforeEach(async ({ page, als }, { project }) => {
  const person = PERSON[project.name] ?? "qm";
  giveBack = await takeTurn(person);
  await als(person);
  await page.goto("/antraege?seite=1");
});
test.afterEach(() => {
  giveBack?.();
  giveBack = null;
});

test("wessen Antrag es ist, steht in der Liste derer, die für kein Unternehmen arbeiten", async ({ page }) => {
  await page.goto("/antraege?suche=Lagerdiagnose+zweite+Stufe");
  const zeile = page.getByRole("table", { name: "Anträge" }).getByRole("row", { name: /Lagerdiagnose zweite Stufe/ });
  await expect(zeile).toContainText("Beispiel Maschinenbau GmbH");
});

test("Spalten wählen, keine ist zu wenig, und zurück zum Standard @telefon", async ({ page }) => {
  await expect(kopf(page, "Geändert von")).toHaveCount(0);
  await open(spalten(page));
  for (const name of ["Antragsnummer", "Bezeichnung", "Unternehmen", "Wer ist dran", "Nächste Frist"])
    await page.getByRole("checkbox", { name, exact: true }).uncheck();
  await page.getByRole("checkbox", { name: "Geändert von" }).check();
  await page.getByRole("button", { name: "Spalten übernehmen" }).click();
  await expect(page.getByText("Ihre Spalten sind gespeichert.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Anträge" }).locator("th[scope=col]")).toHaveCount(3);
  await expect(kopf(page, "Geändert von")).toHaveCount(1);
  await expect(
    page
      .getByRole("table", { name: "Anträge" })
      .getByRole("link", { name: /^Antrag .+, / })
      .first(),
  ).toBeVisible();

  await open(spalten(page));
  for (const feld of await page.getByRole("group", { name: "Angezeigte Spalten" }).getByRole("checkbox").all())
    await feld.uncheck();
  await page.getByRole("button", { name: "Spalten übernehmen" }).click();
  await expect(page.getByText("Bitte wählen Sie mindestens eine Spalte aus.").first()).toBeVisible();

  await page.getByRole("button", { name: "Auf Standard zurücksetzen" }).click();
  await expect(kopf(page, "Antragsnummer")).toHaveCount(1);
  await expect(kopf(page, "Geändert von")).toHaveCount(0);
});

test("Ansichten speichern, öffnen, überschreiben und löschen", async ({ page }, { project }) => {
  const name = `Testsicht ${project.name}`;
  await page.goto("/antraege?suche=Testantrag&sortierung=bezeichnung%3Adesc");
  await open(ansichten(page));
  await page.getByRole("button", { name: "Ansicht speichern" }).click();
  await expect(page.getByText("Bitte geben Sie einen Namen ein.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Name der Ansicht" }).fill(name);
  await page.getByRole("button", { name: "Ansicht speichern" }).click();
  await expect(page.getByText("Die Ansicht ist gespeichert.")).toBeVisible();

  await page.goto("/antraege?suche=Lagerdiagnose");
  await open(ansichten(page));
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/suche=Testantrag&sortierung=bezeichnung/);

  await page.goto("/antraege?suche=Lagerdiagnose");
  await open(ansichten(page));
  await page.getByRole("button", { name: `Überschreiben ${name}` }).click();
  await expect(page.getByText("Die Ansicht ist überschrieben.")).toBeVisible();
  await page.goto("/antraege?seite=1");
  await open(ansichten(page));
  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/suche=Lagerdiagnose$/);

  await open(ansichten(page));
  await page.getByRole("button", { name: `Löschen ${name}` }).click();
  await expect(page.getByText("Die Ansicht ist gelöscht.")).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("wer wiederkommt, findet die Filter vor, und wer sie zurücksetzt, nicht mehr", async ({ page }) => {
  await page.goto("/antraege?suche=Testantrag&seite=1");
  await page.goto("/help");
  await page.goto("/antraege");
  await expect(page).toHaveURL(/suche=Testantrag$/);
  await page.getByRole("link", { name: "Suche und Filter zurücksetzen" }).click();
  await expect(page).toHaveURL(/\/antraege$/);
  await page.goto("/help");
  await page.goto("/antraege");
  await expect(page).toHaveURL(/\/antraege$/);
  await expect(page.getByRole("searchbox", { name: "Suche", exact: true })).toHaveValue("");
});
