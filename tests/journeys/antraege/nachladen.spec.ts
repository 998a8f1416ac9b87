import { hasScripts } from "../../support/formularSeite";
import { beginWithLongList, stand, weitereLaden, zeilen } from "../../support/langeListeSeite";
import { expect, test } from "../../support/portal";
import { checkRegeln } from "../../support/regeln";

beginWithLongList();

test("„Weitere laden“ setzt die nächste Seite darunter, und wer zurückkommt, findet sie an ihrer Stelle", async ({
  page,
}) => {
  await weitereLaden(page).click();
  await expect(zeilen(page)).toHaveCount(20);
  await expect(stand(page)).toHaveText("Einträge 1 bis 20 von 57");
  await expect(page).toHaveURL(/[?&]bis=2/);
  if (hasScripts()) {
    await expect(weitereLaden(page)).toBeFocused();
    expect(await checkRegeln(page, "zwei Seiten der Liste")).toEqual([]);
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
  await weitereLaden(page).click();
  await expect(stand(page)).toHaveText("Einträge 21 bis 40 von 57");
  await page.getByRole("searchbox", { name: "Suche", exact: true }).fill("Langer Antrag 1");
  await page.getByRole("main").getByRole("button", { name: "Suchen", exact: true }).click();
  await expect(stand(page)).toHaveText("Einträge 1 bis 10 von 11");
  await weitereLaden(page).click();
  await expect(stand(page)).toHaveText("Einträge 1 bis 11 von 11");
  await expect(weitereLaden(page)).toHaveCount(0);
});
