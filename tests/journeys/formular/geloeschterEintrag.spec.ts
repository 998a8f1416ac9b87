import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

/** The table of the work packages of the open Vorhaben. */
async function openTabelle(page: Page): Promise<void> {
  const ziel = new URL(page.url());
  ziel.search = new URLSearchParams({ vorhaben: ziel.searchParams.get("vorhaben") ?? "", tab: "5" }).toString();
  await page.goto(ziel.href);
  await new FormularSeite(page).expectThat("Arbeitsplan-Tool");
}

test("„Zurück“ nach dem Löschen öffnet einen Eintrag nicht als leeren neuen", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2`);
  const seite = new FormularSeite(page);
  await seite.expectThat("Vorhaben");
  await openTabelle(page);
  await page.getByRole("button", { name: "Arbeitspaket hinzufügen" }).click();
  await seite.expectThat(/: Neue/);
  const begonnen = page.url();
  await page.getByRole("textbox", { name: "Bezeichnung des Arbeitspakets" }).fill("Stoffauswahl");
  await seite.save("Speichern");
  await page.goto(begonnen);
  await seite.expectThat("Arbeitspaket: Stoffauswahl");
  await openTabelle(page);
  await page.getByRole("button", { name: "Stoffauswahl löschen" }).click();
  await page.getByRole("button", { name: "Löschen", exact: true }).click();
  await expect(page.getByText("Der Eintrag wurde gelöscht.")).toBeVisible();
  await page.goto(begonnen);
  await seite.expectThat("Arbeitsplan-Tool");
  await expect(page).not.toHaveURL(/zeile=/);
  await page.getByRole("button", { name: "Arbeitspaket hinzufügen" }).click();
  await seite.expectThat(/: Neue/);
});
