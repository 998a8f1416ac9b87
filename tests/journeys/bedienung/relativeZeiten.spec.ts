import type { Locator } from "@playwright/test";
import { createAntrag } from "../../support/hauptweg";
import { expect, test } from "../../support/portal";

const HER = /gerade eben|vor \d+ (Minute|Stunde|Tag|Woche|Jahr)/;

/** The exact time stands there for people and programs, and beside it how long ago that is. */
async function expectMoment(ort: Locator): Promise<void> {
  const time = ort.locator("time").first();
  await expect(time).toHaveText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr$/);
  await expect(time).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\dT/);
  await expect(ort).toContainText(HER);
}

/** A row of a long list says in one line how long ago it was, and reads out the exact time. */
async function expectKurz(tabelle: Locator): Promise<void> {
  const time = tabelle.locator("time").filter({ hasText: HER }).first();
  await expect(time).toHaveText(/, \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr$/);
  await expect(time).toHaveAttribute("title", /Uhr$/);
}

test("der Verlauf eines Antrags sagt auch, wie lange etwas her ist", async ({ page, als }) => {
  await als("software");
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/startseite?teil=verlauf`);
  const verlauf = page.getByRole("list", { name: "Verlauf" }).getByRole("listitem").first();
  await expectMoment(verlauf);
  await expect(verlauf).toContainText(/\((gerade eben|vor 1 Minute)\), /);
});

test("die Liste der Nachrichten sagt auch, wie lange etwas her ist @telefon", async ({ page, als }) => {
  await als("maschinenbau");
  await page.goto("/nachrichten");
  await expectKurz(page.getByRole("table", { name: "Nachrichten" }));
});

test("für die Verwaltung: Hintergrundarbeit und letzte Anmeldung", async ({ page, als }) => {
  await als("admin");
  await page.goto("/wartungsonstiges");
  await expectMoment(page.getByRole("table", { name: "Hintergrundarbeit" }));
  await page.goto("/admin/benutzerverwaltung");
  await expectKurz(page.getByRole("table", { name: "Sonstige Mitarbeiter" }));
});
