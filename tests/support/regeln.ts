import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { hasScripts } from "./formularSeite";

const REGELN = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Every finding as one readable line. Only with scripts: axe is one itself. */
export async function checkRegeln(page: Page, pfad: string): Promise<string[]> {
  if (!hasScripts()) return [];
  // The bar above a page that still loads belongs to no landmark, and goes by itself: the page is judged as it rests.
  await expect(page.getByRole("progressbar", { name: "Daten werden geladen" })).toHaveCount(0);
  // No page has frames, so one run in the page is the whole check; names of elements are only worked out for what is
  // reported.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(REGELN)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${pfad} ${id}: ${target.join(" ")}`));
}
