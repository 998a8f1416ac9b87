import type { Page } from "@playwright/test";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";
import { checkOpen } from "../../support/offeneSeite";
import { findZuBreites } from "../../support/zuBreites";

const main = (page: Page) => page.getByRole("main");
const alle = (page: Page) => page.getByRole("table", { name: "Anträge aller Unternehmen" });

test("Anträge aller Unternehmen auf einer Seite; einer wird mit einem Klick geöffnet @telefon", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  const uuid = await createAntrag(page);
  await page.goto("/home");
  await main(page).getByRole("link", { name: "Alle meine Unternehmen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alle meine Unternehmen" })).toBeVisible();
  await expect(alle(page).getByRole("row").filter({ hasText: "Muster Software GmbH" }).first()).toBeVisible();
  expect(await findZuBreites(page, "Alle meine Unternehmen")).toEqual([]);
  expect(await checkOpen(page, "Alle meine Unternehmen")).toEqual([]);

  await page.goto("/meineUnternehmen?suche=Lagerdiagnose%20zweite%20Stufe");
  const zeile = alle(page).getByRole("row").filter({ hasText: "Lagerdiagnose zweite Stufe" });
  await expect(zeile).toContainText("Beispiel Maschinenbau GmbH");
  await zeile.getByRole("button", { name: /Öffnen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lagerdiagnose zweite Stufe" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Beispiel Maschinenbau GmbH");

  // The Antrag of the other company is out of sight now, and one press away.
  expect((await page.goto(`/antraege/${uuid}/startseite`))?.status()).toBe(404);
  await page.goto("/meineUnternehmen?nur=dran&suche=Muster%20Software");
  await expect(page.getByRole("navigation", { name: "Schnellfilter" }).locator("[aria-current]")).toHaveText(
    "Unternehmen ist dran",
  );
  await alle(page)
    .getByRole("button", { name: /Öffnen$/ })
    .first()
    .click();
  await expect(page.getByRole("banner")).toContainText("Muster Software GmbH");
});

test("der Stab hat diese Seite nicht", async ({ page, als }) => {
  await als("support");
  expect((await page.goto("/meineUnternehmen"))?.status()).toBe(404);
});
