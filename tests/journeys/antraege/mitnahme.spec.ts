import { readFile } from "node:fs/promises";
import { checkOpen } from "../../support/offeneSeite";
import { expect, neuerContext, test } from "../../support/portal";
import { findUuid } from "../../support/schale";

test("die Behörde sagt, wofür sie eine Datei eines Antrags mitnimmt; das Unternehmen sieht es und sagt selbst nichts", async ({
  page,
  als,
  browser,
  baseURL,
}) => {
  await als("maschinenbau");
  const uuid = await findUuid(page, "Klebstoffe für den Schienenbau");
  const startseite = `/antraege/${uuid}/startseite`;
  const context = await neuerContext(browser, baseURL);
  await als("support", { context });
  const support = await context.newPage();

  await support.goto(`${startseite}?teil=dokumente`);
  await support.getByRole("link", { name: /^Antrag \(PDF\)/ }).click();
  await expect(support.getByRole("heading", { level: 1, name: "Datei herunterladen" })).toBeVisible();
  await expect(support.getByText("Antrag (PDF)", { exact: true })).toBeVisible();
  expect(await checkOpen(support, "Datei herunterladen")).toEqual([]);

  await support.getByRole("button", { name: "Herunterladen" }).click();
  await expect(support.getByText("Bitte wählen Sie einen Zweck.")).toBeVisible();
  await support.getByRole("combobox", { name: "Zweck" }).selectOption({ label: "Bearbeitung eines Vorgangs" });
  const warten = support.waitForEvent("download");
  await support.getByRole("button", { name: "Herunterladen" }).click();
  const datei = await warten;
  expect(datei.suggestedFilename()).toMatch(/^antrag-[\w-]+\.pdf$/);
  expect((await readFile(await datei.path())).toString("latin1").startsWith("%PDF-1.7")).toBe(true);
  await support.getByRole("link", { name: "Zurück", exact: true }).click();
  await expect(support).toHaveURL(new RegExp(`${startseite}\\?teil=dokumente$`));
  await context.close();

  await page.goto(`/antragBenutzerverwaltung/${uuid}`);
  const zugriffe = page.getByRole("table", { name: "Zugriffe der Bescheinigungsstelle" });
  await expect(
    zugriffe
      .getByRole("row", { name: /als Datei: eingereichter Antrag \(Zweck: Bearbeitung eines Vorgangs\)/ })
      .first(),
  ).toBeVisible();

  await page.goto(`${startseite}?teil=dokumente`);
  const eigene = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Antrag \(PDF\)/ }).click();
  expect((await eigene).suggestedFilename()).toMatch(/^antrag-[\w-]+\.pdf$/);
});
