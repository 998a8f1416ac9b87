import type { Page } from "@playwright/test";
import { expect, test } from "../../support/portal";

const SKRIPTE = "**/*.js";

/** Where the first link to the KMU status stands, once the fonts are there: theirs are other lines. */
async function findKmuLink(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const link = page.getByRole("main").locator('a[href="/unternehmen/kmu"]').first();
  return link.evaluate((element) => element.getBoundingClientRect().top);
}

/** A click that begins on a link and ends beside it, because the page has moved meanwhile, is none. */
test("die Stammdaten bewegen sich nicht, wenn die Skripte kommen", async ({ page, als }) => {
  await als("maschinenbau");
  for (const breite of [1280, 375]) {
    await page.setViewportSize({ width: breite, height: 900 });
    await page.route(SKRIPTE, (route) => route.abort());
    await page.goto("/unternehmen");
    await expect(page.getByText("geht beim Verlassen der Seite verloren.")).toBeVisible();
    const vorher = await findKmuLink(page);
    await page.unroute(SKRIPTE);
    await page.reload();
    await expect(page.getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
    expect(await findKmuLink(page), `bei ${String(breite)} Pixeln`).toBe(vorher);
  }
});
