import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";

const hintergrund = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const HELL = "rgb(242, 246, 248)";
const DUNKEL = "rgb(15, 25, 30)";

/** Chooses colours in the profile. */
async function choose(page: Page, farben: string): Promise<void> {
  await page.goto("/profil");
  await page.getByRole("radio", { name: farben, exact: true }).check();
  await page.getByRole("button", { name: "Darstellung übernehmen" }).click();
  await expect(page.getByText(`Farben der Seiten: ${farben}. `)).toBeVisible();
}

test("die Farben folgen dem Gerät, bis jemand andere wählt; Papier bleibt weiß", async ({ page, als }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/landingpage");
  expect(await hintergrund(page)).toBe(DUNKEL);
  await als("software");
  await choose(page, "Hell");
  expect(await hintergrund(page)).toBe(HELL);
  await page.emulateMedia({ colorScheme: "light" });
  await choose(page, "Dunkel");
  expect(await hintergrund(page)).toBe(DUNKEL);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect(await hintergrund(page)).not.toBe(DUNKEL);
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  await choose(page, "Wie im Gerät eingestellt");
  expect(await hintergrund(page)).toBe(HELL);
});
