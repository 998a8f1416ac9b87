import { expect, test } from "../../support/portal";

// Only with scripts: without them nothing happens while somebody types.
test("beim Tippen in die Suche bleiben Fokus und Text", async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege");
  const suche = page.getByRole("searchbox", { name: "Suche", exact: true });
  await suche.pressSequentially("Testantrag", { delay: 120 });
  await expect(page).toHaveURL(/suche=Testantrag(&|$)/);
  await expect(suche).toBeFocused();
  await page.keyboard.type(" 07");
  await expect(page).toHaveURL(/suche=Testantrag(\+|%20)07/);
  await expect(suche).toHaveValue("Testantrag 07");
  await expect(suche).toBeFocused();
  await expect(
    page
      .getByRole("table", { name: "Anträge" })
      .getByRole("row")
      .filter({ has: page.getByRole("cell") }),
  ).toHaveCount(1);
});

test("was jemand auf dem Weg zu derselben Liste in die Suche tippt, bleibt stehen und gilt @telefon", async ({
  page,
  als,
  isMobile,
}) => {
  await als("maschinenbau", { eigene: true });
  await page.goto("/antraege");
  const suche = page.getByRole("searchbox", { name: "Suche", exact: true });
  await suche.pressSequentially("xyz", { delay: 50 });
  await expect(page).toHaveURL(/suche=xyz/);
  let release = (): void => undefined;
  const getippt = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/antraege\.data/, async (route) => {
    await getippt;
    await route.fallback();
  });
  const unterwegs = page.waitForRequest(/\/antraege\.data/);
  // A phone has the navigation behind a button; the empty list leads to the whole one, too.
  const weg = isMobile ? "Alle Anträge anzeigen" : "Anträge";
  await page.getByRole("link", { name: weg, exact: true }).first().click();
  await unterwegs;
  await suche.fill("Testantrag 07");
  release();
  await expect(page).toHaveURL(/suche=Testantrag(\+|%20)07/);
  await expect(suche).toHaveValue("Testantrag 07");
});
