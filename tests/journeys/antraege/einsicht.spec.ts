import { createAntrag } from "../../support/hauptweg";
import { expect, neuerContext, test } from "../../support/portal";

test("Einsicht geben, gelesen werden, sehen von wem, und beenden", async ({ page, als, browser, baseURL }) => {
  await als("maschinenbau");
  const uuid = await createAntrag(page);
  const startseite = `/antraege/${uuid}/startseite`;
  const context = await neuerContext(browser, baseURL);
  await als("support", { context });
  const support = await context.newPage();
  expect((await support.goto(startseite))?.status()).toBe(404);

  await page.getByRole("link", { name: "Benutzer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Einsicht durch den Support" })).toBeVisible();
  await expect(page.getByText("Zurzeit hat niemand außerhalb Ihres Unternehmens Einsicht.")).toBeVisible();
  await expect(page.getByText("Bisher hat niemand von der Bescheinigungsstelle")).toBeVisible();
  await expect(page.getByRole("radio", { name: "7 Tage" })).toBeChecked();
  await page.getByRole("radio", { name: "1 Tag", exact: true }).check();
  await page.getByRole("button", { name: "Einsicht geben" }).click();
  await expect(page.getByText(/Die Bescheinigungsstelle hat jetzt Einsicht bis /).first()).toBeVisible();
  await expect(
    page.getByText(/^Die Bescheinigungsstelle hat bis .* Einsicht\. .* hat sie am .* gegeben\.$/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Einsicht geben" })).toHaveCount(0);

  expect((await support.goto(startseite))?.status()).toBe(200);
  await support.goto(`/antragBenutzerverwaltung/${uuid}`);
  await expect(support.getByRole("button", { name: "Einsicht sofort beenden" })).toHaveCount(0);

  await page.reload();
  const zugriffe = page.getByRole("table", { name: "Zugriffe der Bescheinigungsstelle" });
  await expect(zugriffe.getByRole("row", { name: /Support Mitarbeiter.*Übersicht des Antrags/ })).toHaveCount(1);

  await page.getByRole("button", { name: "Einsicht sofort beenden" }).click();
  await expect(page.getByText("Die Einsicht ist beendet.").first()).toBeVisible();
  await expect(page.getByText("Zurzeit hat niemand außerhalb Ihres Unternehmens Einsicht.")).toBeVisible();
  await expect(zugriffe.getByRole("row", { name: /Übersicht des Antrags/ })).toHaveCount(1);
  expect((await support.goto(startseite))?.status()).toBe(404);
  await context.close();
});
