import { expect, test } from "../../support/portal";

// Only with scripts: without them nothing happens while somebody types.
test("beim Tippen in die Suche bleiben Fokus und Text", async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege");
  const suche = page.getByRole("searchbox", { name: "Suche" });
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
