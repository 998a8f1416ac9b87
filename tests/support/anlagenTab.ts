import type { Page } from "@playwright/test";
import { FormularSeite } from "./formularSeite";
import { createAntrag } from "./hauptweg";

export const zielFeld = (page: Page) => page.getByRole("textbox", { name: /^Was ist das Ziel Ihres Vorhabens\?/ });

/** The tab of a new Antrag that has files, with something typed that is not saved; the id of the Antrag. */
export async function openAnlagenTab(page: Page): Promise<string> {
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/formular/V2?tab=0`);
  await page.getByRole("link", { name: /Inhaltliche Angaben/ }).click();
  await new FormularSeite(page).expectThat("Inhaltliche Angaben");
  await zielFeld(page).fill("Vor der Anlage getippt");
  return uuid;
}
