import { expect, test } from "../../support/portal";

/** Where the first link to the KMU status stood before the scripts came, as `performance` of the page keeps it. */
const VORHER = "vorher";

/** A click that begins on a link and ends beside it, because the page has moved meanwhile, is none. */
test("die Stammdaten bewegen sich nicht, wenn die Skripte kommen", async ({ page, als }) => {
  await als("maschinenbau");
  await page.addInitScript((name) => {
    document.addEventListener("DOMContentLoaded", () => {
      const link = document.querySelector('main a[href="/unternehmen/kmu"]');
      performance.mark(name, { detail: link?.getBoundingClientRect().top });
    });
  }, VORHER);
  for (const breite of [1280, 375]) {
    await page.setViewportSize({ width: breite, height: 900 });
    await page.goto("/unternehmen");
    await expect(page.getByText(/hält dieser Browser verschlüsselt für Sie bereit/)).toBeVisible();
    const [vorher, jetzt] = await page.evaluate((name) => {
      const [marke] = performance.getEntriesByName(name);
      const link = document.querySelector('main a[href="/unternehmen/kmu"]');
      return [marke instanceof PerformanceMark ? Number(marke.detail) : NaN, link?.getBoundingClientRect().top];
    }, VORHER);
    expect(jetzt, `bei ${String(breite)} Pixeln`).toBe(vorher);
  }
});
