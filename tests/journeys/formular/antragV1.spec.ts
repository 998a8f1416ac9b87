import type { Page } from "@playwright/test";
import { expect, test } from "../../support/portal";

/** Opens an Antrag of the demo by its name; gives its id. */
async function open(page: Page, name: string): Promise<string> {
  await page.goto(`/antraege?suche=${encodeURIComponent(name)}`);
  // Another run may have made an Antrag from this one, whose name only begins alike.
  const zeile = page.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });
  await zeile.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const uuid = /[0-9a-f-]{36}/.exec(page.url())?.[0];
  if (uuid === undefined) throw new Error(`No Antrag ${name}`);
  return uuid;
}

test.beforeEach(async ({ als }) => {
  await als("maschinenbau");
});

test("ein Entwurf der Version 1 lässt sich lesen; das Formular sagt, was stattdessen möglich ist", async ({ page }) => {
  const uuid = await open(page, "Alter Entwurf aus dem ersten Formular");
  await page.goto(`/antraege/${uuid}/formular/V1`);
  await expect(page).toHaveURL(/\/startseite$/);
  await expect(page.getByText(/konnten nur bis zum 29\.02\.2024/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Angaben in neuen Antrag übernehmen" })).toBeVisible();
  await page.getByRole("link", { name: "Antrag durchlesen" }).click();
  await expect(page.getByText("Worin besteht die Neuheit gegenüber dem Stand der Technik?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Weiter zum Einreichen" })).toHaveCount(0);
});

test("die Übernahme eines Antrags der Version 1 zeigt, was nicht gepasst hat", async ({ page }) => {
  const uuid = await open(page, "Erstes Formular, Bescheid abgerufen");
  await page.getByRole("link", { name: "Eingereichten Antrag ansehen" }).click();
  await expect(page.getByText("Welche wissenschaftlichen oder technischen Risiken bestehen?")).toBeVisible();
  await page.goto(`/antraege/${uuid}/formular/V2?isNew=true&withUebernahme=true`);
  await expect(page.getByRole("heading", { level: 1, name: "Angaben übernehmen" })).toBeVisible();
  await page.getByRole("button", { name: "Neuen Antrag mit diesen Angaben anlegen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Übernommene Angaben" })).toBeVisible();
  const rest = page.getByRole("textbox", { name: /vom Stand der Technik ab\?/ });
  await expect(rest).toHaveValue(/auf andere Bauarten übertragen\.$/);
  await expect(rest).not.toBeEditable();
  await page.getByRole("link", { name: "Weiter zum Formular" }).click();
  await expect(page).toHaveURL(/\/formular\/V2\?/);
  await expect(page.getByRole("textbox", { name: "Titel des Vorhabens" })).toHaveValue(/^Beispiel: /);
});

test("ein Ergänzungsantrag öffnet nur Arbeitsplan und Wirtschaftsgüter", async ({ page }) => {
  await open(page, "Erstes Formular, um Wirtschaftsgüter zu ergänzen");
  await page.getByRole("link", { name: "Wirtschaftsgüter ergänzen" }).click();
  await page.getByRole("button", { name: "Ergänzungsantrag anlegen" }).click();
  await expect(
    page.getByRole("alert").or(page.getByText("Bitte wählen Sie mindestens ein bescheinigtes Vorhaben aus.")).first(),
  ).toBeVisible();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Ergänzungsantrag anlegen" }).click();
  await page.getByRole("link", { name: "Weiter zum Formular" }).click();
  await expect(page.getByRole("button", { name: "Arbeitspaket hinzufügen" })).toBeVisible();
  await page.getByRole("link", { name: /Inhaltliche Angaben/ }).click();
  await expect(page.getByText(/gehören zum bescheinigten Vorhaben/)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});
