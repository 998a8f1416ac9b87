import type { Page } from "@playwright/test";

/**
 * Waits until the page looks as it is meant to: no browser shows a page before its styles are there, but a script can
 * already measure one.
 */
export async function standsInStyle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(() => document.fonts.ready);
}
