import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { logInWithoutSeiten } from "../../support/anmelden";
import { hasScripts } from "../../support/formularSeite";
import { KONTEN } from "../../support/konten";
import { type PortalMitLangerListe, startPortalWithLongList } from "../../support/langeListe";
import { expect, test } from "../../support/portal";

let portal: PortalMitLangerListe;
test.beforeAll(async () => {
  portal = await startPortalWithLongList(57);
});
test.afterAll(() => portal.stop());

const zeilen = (page: Page): Locator =>
  page
    .getByRole("table", { name: "Anträge" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const stand = (page: Page): Locator => page.getByRole("status").filter({ hasText: /^Einträge \d/ });
const knopf = (page: Page): Locator => page.getByRole("button", { name: "Weitere laden" });

test.beforeEach(async ({ page, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: portal.url });
  await logInWithoutSeiten(request, portal.mailFolder, KONTEN.software);
  await page.context().addCookies((await request.storageState()).cookies);
  await request.dispose();
  await page.goto(`${portal.url}/antraege?groesse=10`);
  await expect(zeilen(page)).toHaveCount(10);
});

test("„Weitere laden“ setzt die nächste Seite darunter, und wer zurückkommt, findet sie an ihrer Stelle", async ({
  page,
}) => {
  await knopf(page).click();
  await expect(zeilen(page)).toHaveCount(20);
  await expect(stand(page)).toHaveText("Einträge 1 bis 20 von 57");
  await expect(page).toHaveURL(/[?&]bis=2/);
  if (hasScripts()) {
    await expect(knopf(page)).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(zeilen(page).last()).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await page.goBack();
  await expect(zeilen(page)).toHaveCount(20);
  await expect(zeilen(page).last()).toBeInViewport();

  await page.getByRole("link", { name: "Weiter", exact: true }).click();
  await expect(stand(page)).toHaveText("Einträge 21 bis 30 von 57");
  await knopf(page).click();
  await expect(stand(page)).toHaveText("Einträge 21 bis 40 von 57");
  await page.getByRole("searchbox", { name: "Suche" }).fill("Langer Antrag 1");
  await page.getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(stand(page)).toHaveText("Einträge 1 bis 10 von 11");
  await knopf(page).click();
  await expect(stand(page)).toHaveText("Einträge 1 bis 11 von 11");
  await expect(knopf(page)).toHaveCount(0);
});

test("wer mit der Hand bis ans Ende rollt, bekommt drei Seiten von selbst, dann bleibt der Fuß erreichbar", async ({
  page,
  isMobile,
}) => {
  test.skip(!hasScripts() || isMobile, "Without scripts nothing comes by itself; a phone has no wheel.");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  // Longer than a page needs to rest: nobody has scrolled by hand.
  await page.waitForTimeout(500);
  await expect(zeilen(page)).toHaveCount(10);
  for (const anzahl of [20, 30, 40]) {
    await page.mouse.wheel(0, 5_000);
    await expect(zeilen(page)).toHaveCount(anzahl);
  }
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await page.waitForTimeout(500);
  await expect(zeilen(page)).toHaveCount(40);
  await knopf(page).click();
  await expect(stand(page)).toHaveText("Einträge 1 bis 50 von 57");
});
