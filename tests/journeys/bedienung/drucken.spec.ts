import { expect, test } from "../../support/portal";

test("auf Papier stehen Inhalte, keine leeren Eingaben und keine Suche", async ({ page, als }) => {
  await als("maschinenbau");
  await page.emulateMedia({ media: "print" });
  const haupt = page.getByRole("main");
  await page.goto("/antraege");
  await expect(haupt.getByText("Lagerdiagnose zweite Stufe")).toBeVisible();
  await expect(haupt.getByRole("search")).toHaveCount(0);
  await expect(haupt.getByText(/^(Filter|Spalten|Ansichten)( \(.*\))?$/).filter({ visible: true })).toHaveCount(0);

  // A list stays a table, also from a telephone.
  const ersteZeile = haupt.locator("tbody tr").first();
  expect(await ersteZeile.evaluate((zeile) => getComputedStyle(zeile).display)).toBe("table-row");

  await page.goto("/nachrichten");
  await expect(haupt.getByRole("search")).toHaveCount(0);
  await haupt.getByRole("link", { name: "Bescheid zum Abruf bereit" }).first().click();
  await expect(haupt.getByRole("heading", { level: 1, name: "Bescheid zum Abruf bereit" })).toBeVisible();
  const antwort = page.locator("textarea[name='text']");
  await expect(antwort).toHaveCount(1);
  await expect(antwort).toBeHidden();
  await expect(haupt.getByRole("heading", { name: "Antwort an die Bescheinigungsstelle" })).toHaveCount(0);
  await expect(haupt.getByText("Dateien anhängen").filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await antwort.fill("Was ich schreibe, will ich auch drucken können.");
  await page.emulateMedia({ media: "print" });
  await expect(antwort).toBeVisible();

  await page.goto("/profil");
  await expect(haupt.getByRole("heading", { name: "Persönliche Daten" })).toBeVisible();
  await expect(haupt.getByRole("heading", { name: "Passwort ändern" })).toHaveCount(0);
  await expect(page.locator("input[type='password']").filter({ visible: true })).toHaveCount(0);
});
