import type { Locator, Page } from "@playwright/test";
import { logInWithoutSeiten } from "./anmelden";
import { KONTEN } from "./konten";
import { type PortalMitLangerListe, startPortalWithLongList } from "./langeListe";
import { expect, test } from "./portal";

/** The rows of the list of Anträge. */
export const zeilen = (page: Page): Locator =>
  page
    .getByRole("table", { name: "Anträge" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

/** Which entries are shown, in words. */
export const stand = (page: Page): Locator => page.getByRole("status").filter({ hasText: /^Einträge \d/ });

/** Puts the next page of the list below this one. */
export const weitereLaden = (page: Page): Locator => page.getByRole("button", { name: "Weitere laden" });

/** Every test of the file begins on a list of 57 Anträge, ten to a page, on a portal of its own. */
export function beginWithLongList(): void {
  let portal: PortalMitLangerListe;
  test.beforeAll(async () => {
    portal = await startPortalWithLongList(57);
  });
  test.afterAll(() => portal.stop());
  test.beforeEach(async ({ page, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: portal.url });
    await logInWithoutSeiten(request, portal.mailFolder, KONTEN.software);
    await page.context().addCookies((await request.storageState()).cookies);
    await request.dispose();
    await page.goto(`${portal.url}/antraege?groesse=10`);
    await expect(zeilen(page)).toHaveCount(10);
  });
}
