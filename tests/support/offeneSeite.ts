import type { Page } from "@playwright/test";
import { checkRegeln } from "./regeln";
import { findZuBreites } from "./zuBreites";

const ueblich = { width: 1280, height: 900 };

/**
 * What is wrong with the open page: rules of axe, and what lies outside with letters of double size, on a page of 320
 * pixels, and with both on a phone. It has its first size again afterwards.
 */
export async function checkOpen(page: Page, pfad: string): Promise<string[]> {
  const vorher = page.viewportSize() ?? ueblich;
  const befunde = await checkRegeln(page, pfad);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  befunde.push(...(await findZuBreites(page, `${pfad} mit doppelt großer Schrift`)));
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewportSize({ width: 320, height: 640 });
  befunde.push(...(await findZuBreites(page, `${pfad} bei 320 Pixeln`)));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    for (const klappe of document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")) klappe.open = true;
  });
  befunde.push(...(await findZuBreites(page, `${pfad} bei 375 Pixeln mit doppelt großer Schrift, alles aufgeklappt`)));
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewportSize(vorher);
  return befunde;
}
