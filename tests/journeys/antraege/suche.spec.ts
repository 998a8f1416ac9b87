import type { Page } from "@playwright/test";
import { z } from "zod";
import { gelungen } from "../../support/anmelden";
import { createAntrag } from "../../support/hauptweg";
import { checkOpen } from "../../support/offeneSeite";
import { expect, test } from "../../support/portal";
import { findZuBreites } from "../../support/zuBreites";

const main = (page: Page) => page.getByRole("main");
const feld = (page: Page) => main(page).getByRole("searchbox", { name: "Suchwörter" });
const antragMitVorhaben = z.object({ vorhaben: z.array(z.object({ uuid: z.string() })) });

/** A word that nobody else has written: letters only. */
const newWort = (): string =>
  `Mess${Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("")}`;

/** Writes something into the first Vorhaben of a draft. */
async function write({ request }: Page, uuid: string, werte: object): Promise<void> {
  const { vorhaben } = antragMitVorhaben.parse(await gelungen(await request.get(`/v1/antraege/${uuid}`)));
  const pfad = `/v1/antraege/${uuid}/vorhaben/${vorhaben[0]?.uuid ?? ""}`;
  await gelungen(await request.put(pfad, { data: { revision: 1, aenderungen: [{ art: "felder", werte }] } }));
}

/** By the field in the bar, on a phone by the way to the page. */
async function searchFromBar(page: Page, wort: string): Promise<void> {
  const imKopf = page.getByRole("banner").getByRole("searchbox", { name: "In Anträgen suchen" });
  if (await imKopf.isVisible()) {
    await imKopf.fill(wort);
    await imKopf.press("Enter");
    return;
  }
  await page.getByRole("banner").getByRole("link", { name: "In Anträgen suchen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Suche in Anträgen" })).toBeVisible();
  await feld(page).fill(wort);
  await feld(page).press("Enter");
}

test("ein Wort in einem Text wird gefunden und führt an seine Stelle @telefon", async ({ page, als }) => {
  await als("software", { eigene: true });
  const wort = newWort();
  await write(page, await createAntrag(page), { ziel: `Wir nennen es <b>${wort}system</b> & messen.` });

  await searchFromBar(page, wort);
  await expect(page.getByRole("heading", { level: 2, name: "1 Antrag gefunden" })).toBeVisible();
  await expect(main(page).locator("mark")).toHaveText(`${wort}system`);
  await expect(main(page)).toContainText(`Wir nennen es <b>${wort}system</b> & messen.`);
  // The browser's own yellow would glare in the dark.
  await expect(main(page).locator("mark")).not.toHaveCSS("background-color", "rgb(255, 255, 0)");
  await expect(feld(page)).toHaveValue(wort);
  await expect(page).toHaveTitle(`${wort} – Suche in Anträgen – Antragsportal`);
  expect(await findZuBreites(page, "Suche")).toEqual([]);
  expect(await checkOpen(page, "Suche")).toEqual([]);

  await main(page).getByRole("link", { name: "Vorhaben 1 · Inhaltliche Angaben" }).click();
  await expect(page).toHaveURL(/formular\/V2\?vorhaben=[0-9a-f-]+&tab=4/);
  await expect(page.getByText(`Wir nennen es <b>${wort}system</b> & messen.`)).toBeVisible();
});

test("ein Teil eines Wortes wird gefunden, und viele Stellen brauchen wenig Platz @telefon", async ({ page, als }) => {
  await als("software", { eigene: true });
  const wort = newWort();
  const text = `Messungen am ${wort}system, wie sie bisher niemand gemacht hat. `.repeat(8);
  await write(page, await createAntrag(page), { titel: `${wort}titel`, ziel: text, arbeiten: text });

  await page.goto(`/suche?q=${wort.slice(2)}`);
  await expect(main(page).getByText("Gefunden wurde es in zusammengesetzten Wörtern.")).toBeVisible();
  const eintrag = main(page).getByRole("listitem").filter({ hasText: "Antrag" }).first();
  await expect(eintrag.locator("mark").first()).toContainText(wort);
  await page.setViewportSize({ width: 375, height: 800 });
  expect((await eintrag.boundingBox())?.height).toBeLessThanOrEqual(300);
  await main(page).locator("summary").filter({ hasText: "weitere Stelle" }).click();
  await expect(main(page).getByRole("link", { name: "Vorhaben 1 · Vorhaben", exact: true })).toBeVisible();
  expect(await checkOpen(page, "Suche in zusammengesetzten Wörtern")).toEqual([]);
});

test("zu wenig und nichts sagt die Suche am Feld und mit Rat @telefon", async ({ page, als }) => {
  await als("software", { eigene: true });
  await page.goto("/suche");
  await feld(page).fill("x");
  await feld(page).press("Enter");
  await expect(feld(page)).toHaveAccessibleDescription(/Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein\./);
  expect(await checkOpen(page, "Suche, zu kurz")).toEqual([]);

  const wort = newWort();
  await feld(page).fill(wort);
  await main(page).getByRole("button", { name: "Suchen" }).click();
  await expect(page.getByRole("heading", { level: 2, name: `Nichts gefunden zu „${wort}“` })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Liste der Anträge" })).toBeVisible();
});

test("der Antrag eines anderen Unternehmens öffnet sich mit einem Klick", async ({ page, als }) => {
  await als("software", { eigene: true });
  await page.goto("/suche?q=Lagerdiagnose%20zweite%20Stufe");
  await main(page)
    .getByRole("button", { name: "Bezeichnung und Nummer, für Beispiel Maschinenbau GmbH" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Lagerdiagnose zweite Stufe" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Beispiel Maschinenbau GmbH");
});

test("der Stab hat diese Suche nicht", async ({ page, als }) => {
  await als("support");
  expect((await page.goto("/suche?q=Lager"))?.status()).toBe(404);
  await expect(page.getByRole("search", { name: "In Anträgen suchen" })).toHaveCount(0);
});
