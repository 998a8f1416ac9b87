import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inhaltVon, loadWithoutScripts, openConnected } from "../../support/exporteSeite";
import { hasScripts } from "../../support/formularSeite";
import { expect, test } from "../../support/portal";

const eigener = (was: string): string => {
  const { project, repeatEachIndex } = test.info();
  return `${was} ${project.name} ${String(repeatEachIndex)} ${String(Date.now())}`;
};

const checkbox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

/** Starts what the button starts and takes the file. */
async function take(page: Page, knopf: string | RegExp) {
  const vonSelbst = hasScripts() ? page.waitForEvent("download") : null;
  await page.getByRole("button", { name: knopf }).click();
  await expect(page.getByText("Ihr Export wird vorbereitet.").first()).toBeVisible();
  return vonSelbst ?? loadWithoutScripts(page);
}

test("Die Administration wählt Variablen, nennt den Zweck, speichert und wiederholt den Export @telefon", async ({
  page,
  als,
}) => {
  await als("admin");
  await openConnected(page, "/exporte");
  await expect(page.getByRole("heading", { level: 1, name: "Exporte" })).toBeVisible();
  await page.getByRole("link", { name: "Unternehmen", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Unternehmen exportieren" })).toBeVisible();

  // A required variable is missing: everything typed stays.
  await checkbox(page, "Name").uncheck();
  await page.getByRole("textbox", { name: "Suche" }).fill("Maschinenbau");
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText(/Bitte wählen Sie auch „Name“/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Suche" })).toHaveValue("Maschinenbau");
  await checkbox(page, "Name").check();

  // Personal data without a purpose.
  await checkbox(page, "Steuernummer").check();
  await page.getByRole("button", { name: "Export starten" }).click();
  await expect(page.getByText(/Bitte wählen Sie einen Zweck/).first()).toBeVisible();
  await expect(checkbox(page, "Steuernummer")).toBeChecked();
  await page.getByRole("combobox", { name: "Zweck" }).selectOption({ label: "Prüfung oder Aufsicht" });

  const name = eigener("Firmen");
  await page.getByRole("textbox", { name: "Name der Konfiguration" }).fill(name);
  await page.getByRole("button", { name: "Konfiguration speichern" }).click();
  await expect(page.getByText(`Die Konfiguration „${name}“ ist gespeichert.`).first()).toBeVisible();

  const datei = await take(page, `Ausführen: ${name}`);
  expect(datei.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_unternehmen_\d{6}(-\d+)?\.csv$/);
  const zeilen = (await inhaltVon(datei)).toString("utf8").trim().split("\r\n");
  expect(zeilen[0]).toContain("Name;Rechtsform;Straße;Hausnummer;Postleitzahl;Ort;Bundesland;");
  expect(zeilen[0]).toContain(";Registergericht;Steuernummer;");
  expect(zeilen.length).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { name: new RegExp(`^${name}: Unternehmen`) })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Prüfung oder Aufsicht" }).first()).toBeVisible();

  await page.getByRole("button", { name: `Löschen: ${name}` }).click();
  await expect(page.getByText(`Die Konfiguration „${name}“ ist gelöscht.`).first()).toBeVisible();
});

test("Die Administration exportiert nur, was die Filter nennen, und die Konfiguration sagt sie in Worten @telefon", async ({
  page,
  als,
}) => {
  await als("admin");
  await openConnected(page, "/exporte?fall=BENUTZER");
  await page.getByRole("group", { name: "Rolle", exact: true }).locator("summary").click();
  await checkbox(page, "Mitarbeit").check();
  await checkbox(page, "Rolle").check();
  await page.getByText("Nach einzelnen Spalten filtern").click();
  await page.getByRole("textbox", { name: "Nur E-Mail" }).fill("EXAMPLE");
  await page.getByRole("textbox", { name: "Nur Konto seit" }).fill("gestern");
  await page.getByRole("combobox", { name: "Zweck" }).selectOption({ label: "Prüfung oder Aufsicht" });
  const name = eigener("Mitarbeitende");
  await page.getByRole("textbox", { name: "Name der Konfiguration" }).fill(name);
  await page.getByRole("button", { name: "Konfiguration speichern" }).click();
  await expect(page.getByText(/^Bitte geben Sie einen Tag oder Zeitraum ein/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nur E-Mail" })).toHaveValue("EXAMPLE");
  await page.getByRole("textbox", { name: "Nur Konto seit" }).fill("01.01.2000 – 31.12.2099");
  await page.getByRole("textbox", { name: "Name der Konfiguration" }).fill(name);
  await page.getByRole("button", { name: "Konfiguration speichern" }).click();
  await expect(page.getByText(`Die Konfiguration „${name}“ ist gespeichert.`).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Rolle: Mitarbeit, E-Mail: EXAMPLE");
  await page.getByRole("link", { name: `Öffnen ${name}` }).click();
  await expect(page.getByRole("textbox", { name: "Name der Konfiguration" })).toHaveValue(name);
  await expect(page.getByRole("group", { name: "Rolle", exact: true }).locator("summary")).toContainText("Mitarbeit");
  await expect(page.getByRole("textbox", { name: "Nur E-Mail" })).toHaveValue("EXAMPLE");
  const datei = await take(page, "Export starten");
  const [, ...zeilen] = (await inhaltVon(datei)).toString("utf8").trim().split("\r\n");
  expect(zeilen.length).toBeGreaterThan(0);
  expect(zeilen.filter((zeile) => !zeile.includes("Mitarbeit"))).toEqual([]);
  await page.getByRole("button", { name: `Löschen: ${name}` }).click();
  await expect(page.getByText(`Die Konfiguration „${name}“ ist gelöscht.`).first()).toBeVisible();
});

test("Bevollmächtigte sehen nur die Fälle ihres Unternehmens, auch als JSON", async ({ page, als }) => {
  await als("maschinenbau");
  await openConnected(page, "/exporte?fall=VORHABEN");
  await expect(page.getByRole("link", { name: "Systemnachrichten", exact: true })).toHaveCount(0);
  await page.getByRole("radio", { name: "JSON-Datei" }).check();
  const datei = await take(page, "Export starten");
  const zeilen: unknown = JSON.parse(readFileSync(await datei.path(), "utf8"));
  expect(zeilen).toContainEqual(expect.objectContaining({ position: 1 }));
});
