import { expect, test } from "../support/portal";

test.beforeEach(async ({ als }) => {
  await als("maschinenbau");
});

test("ein Teil der Seite, der nicht kommt, nimmt die übrige Seite nicht mit", async ({ page }) => {
  const html = await (await page.request.get("/antraege")).text();
  const ausgeblieben: string[] = [];
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    ausgeblieben.push(pathname);
    return route.abort();
  });
  await page.goto("/antraege");
  await expect.poll(() => ausgeblieben.length).toBeGreaterThan(3);
  await page.unrouteAll();

  const meldung = page.getByRole("alertdialog", { name: "Fehler aufgetreten" });
  await expect(meldung).toContainText("Ein Teil der Seite konnte nicht geladen werden.");
  await meldung.getByRole("button", { name: "Schließen" }).click();
  await expect(meldung).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Anträge" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Suche" }).fill("Lagerdiagnose");
  await expect(page.getByRole("row", { name: /Lagerdiagnose, fertig/ })).toBeVisible();
});
