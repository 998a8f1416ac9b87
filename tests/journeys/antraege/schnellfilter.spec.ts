import type { Page } from "@playwright/test";
import { createAntrag } from "../../support/hauptweg";
import { foundFirma } from "../../support/mitwirkende";
import { expect, test } from "../../support/portal";
import { standsInStyle } from "../../support/standsInStyle";

const schnell = (page: Page) => page.getByRole("navigation", { name: "Schnellfilter" });
const gesetzte = (page: Page) => page.getByRole("list", { name: "Gezeigt wird nur" });
const zeilen = (page: Page) =>
  page
    .getByRole("table", { name: "Anträge" })
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });

test("ein Schnellfilter wirkt mit einem Klick, sagt, was er zeigt, und führt zurück @telefon", async ({
  page,
  als,
}) => {
  await als("maschinenbau");
  await page.goto("/antraege?seite=1");
  await schnell(page).getByRole("link", { name: "Wir sind dran" }).click();
  await expect(page).toHaveURL(/filter\.amZug=FIRMA$/);
  await expect(gesetzte(page)).toContainText("Wer ist dran: Unternehmen");
  await expect(schnell(page).locator("[aria-current]")).toHaveText("Wir sind dran");
  for (const eine of await zeilen(page).all()) await expect(eine).toContainText("Unternehmen");
  await schnell(page).getByRole("link", { name: "Wir sind dran" }).click();
  await expect(gesetzte(page)).toHaveCount(0);
});

test("Fristen der nächsten vierzehn Tage stehen nach ihrem Tag", async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/antraege?suche=Wärmepumpen");
  await schnell(page).getByRole("link", { name: "Frist in 14 Tagen" }).click();
  await expect(page).toHaveURL(/filter\.naechsteFrist=.*&sortierung=naechsteFrist%3Aasc$/);
  await expect(gesetzte(page)).toContainText(/Nächste Frist: \d\d\.\d\d\.\d{4} – \d\d\.\d\d\.\d{4}/);
  await expect(zeilen(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
  await expect(gesetzte(page)).not.toContainText("Suche");
});

test("„Meine offenen“ zeigt den eigenen Entwurf", async ({ page, mailFolder }, testInfo) => {
  const kennung = `${testInfo.project.name}-${String(testInfo.repeatEachIndex)}-${String(Date.now())}`;
  const email = `schnell-${kennung}@example.org`.toLowerCase();
  await foundFirma(page, mailFolder, { firma: `Schnell ${kennung} GmbH`, vorname: "Anna", nachname: "Schnell", email });
  await createAntrag(page);
  await page.goto("/antraege?seite=1");
  await schnell(page).getByRole("link", { name: "Meine offenen" }).click();
  await expect(gesetzte(page)).toContainText("Mein Zugriff: Mir zugewiesen");
  await expect(zeilen(page)).toHaveCount(1);
});

test("zehn Anträge stehen auf einen Blick da, und nichts ragt über den Rand", async ({ page, als }) => {
  await als("maschinenbau");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/antraege?seite=1&sortierung=eingereichtAm:asc");
  await standsInStyle(page);
  const masse = await page.getByRole("main").evaluate((main) => {
    const oben = main.getBoundingClientRect().top;
    const reihen = [...main.querySelectorAll("table tbody tr")].map((reihe) => reihe.getBoundingClientRect());
    const rahmen = main.querySelector("table")?.parentElement;
    return {
      erste: (reihen[0]?.top ?? 999) - oben,
      zehnteEndet: (reihen[9]?.bottom ?? 999) - oben,
      hoehen: reihen.slice(0, 10).map(({ height }) => Math.floor(height)),
      ueberstand: rahmen ? rahmen.scrollWidth - rahmen.clientWidth : 999,
    };
  });
  expect(masse.erste).toBeLessThanOrEqual(240 - 79);
  expect(masse.zehnteEndet).toBeLessThanOrEqual(800 - 79);
  expect(masse.hoehen.toSorted((a, b) => a - b)[4]).toBeLessThanOrEqual(46);
  expect(masse.ueberstand).toBe(0);
});
