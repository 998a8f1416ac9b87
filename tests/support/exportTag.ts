import { expect, type Download, type Page } from "@playwright/test";
import { press } from "./mitwirkende";
import { inhaltVon } from "./exporteSeite";

/** The entry of an order, by the name of its configuration. */
const eintrag = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: new RegExp(`^${name}: `) }) });

/**
 * Takes the prepared file of a configuration by its link. Others with the same account order files at the same time, so
 * that one that comes by itself may be theirs.
 */
async function takeByLink(page: Page, name: string): Promise<Download> {
  const laden = eintrag(page, name).getByRole("link", { name: /^Herunterladen/ });
  await expect(async () => {
    if (!(await laden.isVisible())) await page.goto("/exporte");
    await expect(laden).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const datei = (await laden.innerText()).replace("Herunterladen", "").trim();
  const [download] = await Promise.all([
    page.waitForEvent("download", (einer) => einer.suggestedFilename().endsWith(datei)),
    laden.click(),
  ]);
  return download;
}

/**
 * Chooses a case on the open page of the exports, what to look for, and CSV; keeps it under a name, runs it, removes it
 * again, and gives the lines of its file.
 */
export async function exportCsv(page: Page, { fall, suche, name }: Record<"fall" | "suche" | "name", string>) {
  await page.getByRole("main").getByRole("link", { name: fall, exact: true }).click();
  await expect(page.getByRole("heading", { name: `${fall} exportieren` })).toBeVisible();
  await page.getByRole("textbox", { name: "Suche", exact: true }).fill(suche);
  await page.getByRole("radio", { name: "CSV-Datei" }).check();
  await page.getByRole("combobox", { name: /^Zweck/ }).selectOption({ label: "Bericht oder Statistik" });
  await page.getByRole("textbox", { name: "Name der Konfiguration" }).fill(name);
  await press(page, "Konfiguration speichern", `Die Konfiguration „${name}“ ist gespeichert.`);
  await press(page, `Ausführen: ${name}`, "Ihr Export wird vorbereitet.");
  const download = await takeByLink(page, name);
  await press(page, `Löschen: ${name}`, `Die Konfiguration „${name}“ ist gelöscht.`);
  return (await inhaltVon(download)).toString("utf8").trim().split("\r\n");
}
