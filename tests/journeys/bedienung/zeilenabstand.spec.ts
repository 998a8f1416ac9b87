import type { Page } from "@playwright/test";
import { expect, test } from "../../support/portal";
import { standsInStyle } from "../../support/standsInStyle";

async function choose(page: Page, abstand: RegExp): Promise<void> {
  await page.goto("/profil");
  await page.getByRole("radio", { name: abstand }).check();
  await page.getByRole("button", { name: "Darstellung übernehmen" }).click();
  await expect(page.getByText(/Zeilen in Listen: /)).toBeVisible();
}

/** Pixels. */
async function measureRow(page: Page): Promise<number> {
  // One that no other journey changes.
  await page.goto("/antraege?suche=Testantrag%2007");
  const zeile = page.getByRole("table").getByRole("row").nth(1);
  await expect(zeile).toBeVisible();
  await standsInStyle(page);
  return zeile.evaluate((element) => element.getBoundingClientRect().height);
}

test("wer es luftig will, bekommt in Listen mehr Abstand, bis es wieder dicht sein soll", async ({ page, als }) => {
  await als("maschinenbau");
  const dicht = await measureRow(page);
  await choose(page, /^Luftig/);
  await expect(page.getByRole("radio", { name: /^Luftig/ })).toBeChecked();
  expect(await measureRow(page)).toBeGreaterThanOrEqual(dicht + 12);
  await choose(page, /^Dicht/);
  expect(await measureRow(page)).toBe(dicht);
});
