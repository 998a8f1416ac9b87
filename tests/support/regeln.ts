import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { hasScripts } from "./formularSeite";
import { standsInStyle } from "./standsInStyle";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Names of elements are only worked out for what is reported. */
const OPTIONEN: RunOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

declare const window: { axe: { run: (options: RunOptions) => Promise<AxeResults> } };

/**
 * Every finding as one readable line. Only with scripts: axe is one itself. No page has frames, so one run in the page
 * is the whole check.
 */
export async function checkRegeln(page: Page, pfad: string): Promise<string[]> {
  if (!hasScripts()) return [];
  // The bar above a page that still loads belongs to no landmark, and goes by itself: the page is judged as it rests.
  await expect(page.getByRole("progressbar", { name: "Daten werden geladen" })).toHaveCount(0);
  await standsInStyle(page);
  await page.evaluate(axe);
  const befunde = await page.evaluate(async (optionen) => {
    const { violations } = await window.axe.run(optionen);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  }, OPTIONEN);
  return befunde.map((befund) => `${pfad} ${befund}`);
}
