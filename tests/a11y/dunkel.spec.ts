import type { Page } from "@playwright/test";
import { hasScripts } from "../support/formularSeite";
import { createAntrag } from "../support/hauptweg";
import { checkOpen } from "../support/offeneSeite";
import { expect, test } from "../support/portal";

const hintergrund = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const HELL = "rgb(242, 246, 248)";
const DUNKEL = "rgb(15, 25, 30)";

/** Chooses colours in the profile. */
async function choose(page: Page, farben: string): Promise<void> {
  await page.goto("/profil");
  await page.getByRole("radio", { name: farben, exact: true }).check();
  await page.getByRole("button", { name: "Farben übernehmen" }).click();
  await expect(page.getByText(`Farben der Seiten: ${farben}.`)).toBeVisible();
}

test("die Farben folgen dem Gerät, bis jemand andere wählt; Papier bleibt weiß", async ({ page, als }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/landingpage");
  expect(await hintergrund(page)).toBe(DUNKEL);
  await als("software");
  await choose(page, "Hell");
  expect(await hintergrund(page)).toBe(HELL);
  await page.emulateMedia({ colorScheme: "light" });
  await choose(page, "Dunkel");
  expect(await hintergrund(page)).toBe(DUNKEL);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect(await hintergrund(page)).not.toBe(DUNKEL);
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  await choose(page, "Wie im Gerät eingestellt");
  expect(await hintergrund(page)).toBe(HELL);
});

test("dunkle Seiten halten die Regeln: Anmeldung, Startseite, Liste, Antrag, Formular mit Fehlern, Gruppe", async ({
  page,
  als,
}) => {
  // axe needs scripts; what the server sends is the same.
  test.skip(!hasScripts());
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/landingpage");
  await expect(page.getByRole("heading", { level: 2, name: "Anmelden" })).toBeVisible();
  const befunde = await checkOpen(page, "/landingpage dunkel");
  await als("maschinenbau");
  for (const [pfad, titel] of [
    ["/home", /^Guten Tag/],
    ["/antraege", "Anträge"],
    ["/verbundeneUnternehmen", "Verbundene Unternehmen"],
    ["/profil", "Profil"],
  ] as const) {
    await page.goto(pfad);
    await expect(page.getByRole("heading", { level: 1, name: titel })).toBeVisible();
    befunde.push(...(await checkOpen(page, `${pfad} dunkel`)));
  }
  await als("software");
  await createAntrag(page);
  befunde.push(...(await checkOpen(page, "Startseite des Antrags, dunkel")));
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await page.getByRole("textbox", { name: "Beginn des Vorhabens" }).fill("31.02.2026");
  await page.getByRole("main").getByRole("button", { name: "Speichern", exact: true }).last().click();
  await expect(page.getByText(/Diesen Tag gibt es im Kalender nicht/).first()).toBeVisible();
  befunde.push(...(await checkOpen(page, "abgelehntes Formular, dunkel")));
  expect(befunde).toEqual([]);
});
