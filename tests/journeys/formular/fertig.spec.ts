import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag, openFilled } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

const main = (page: Page) => page.getByRole("main");
const fertig = (page: Page) => main(page).getByRole("heading", { level: 1, name: "Fertig?" });

/** Saves the last tab with the button that goes on. */
async function saveLetztenReiter(page: Page): Promise<void> {
  await new FormularSeite(page).expectThat("Rahmen");
  await main(page).getByRole("button", { name: "Speichern & weiter", exact: true }).click();
  await expect(fertig(page)).toBeVisible();
}

test("nach dem letzten Bereich steht, wie es um jedes Vorhaben steht, und wie es weitergeht @telefon", async ({
  page,
  als,
}) => {
  await als("software");
  await openFilled(page);
  await main(page)
    .getByRole("link", { name: /Rahmen/ })
    .click();
  await saveLetztenReiter(page);
  await expect(main(page).getByText("Vollständig erfasst")).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Antrag durchlesen" })).toBeVisible();
  expect(await checkRegeln(page, "Fertig?")).toEqual([]);

  await main(page).getByRole("button", { name: "Weiteres Vorhaben hinzufügen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  await expect(page.getByText("Vorhaben 2 von 2")).toBeVisible();
  await main(page)
    .getByRole("link", { name: /Rahmen/ })
    .click();
  await saveLetztenReiter(page);
  await expect(main(page).getByRole("heading", { level: 2, name: "Vorhaben (2)" })).toBeVisible();
  await main(page).getByRole("link", { name: "Inhaltliche Angaben", exact: true }).click();
  await new FormularSeite(page).expectThat("Inhaltliche Angaben");
  await expect(main(page).getByRole("textbox").first()).toBeFocused();
});

test("wo etwas fehlt, führt der starke Knopf zu allem, was fehlt", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/fertig`);
  await expect(fertig(page)).toBeVisible();
  await expect(main(page).getByText("Noch nicht begonnen")).toBeVisible();
  await main(page).getByRole("link", { name: "Was fehlt noch?", exact: true }).click();
  await expect(main(page).getByRole("heading", { level: 1, name: "Was fehlt noch?" })).toBeVisible();
});
