import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hatSkripte } from "../support/formularSeite";
import { seitenAdressen } from "../support/schale";
import { expect, neuerContext, test } from "../support/portal";

const REGELN = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Every finding as one readable line; contrast of level AAA is only reported. */
async function pruefe(page: Page, pfad: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(REGELN).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${pfad} ${id}: ${target.join(" ")}`));
}

async function pruefeAlle(page: Page, pfade: readonly string[]): Promise<string[]> {
  const befunde: string[] = [];
  for (const pfad of pfade) {
    await page.goto(pfad);
    await expect(page.getByRole("heading", { level: 1 }), pfad).toHaveCount(1);
    await expect(page, pfad).toHaveTitle(/^.+ – Antragsportal$/);
    befunde.push(...(await pruefe(page, pfad)));
  }
  return befunde;
}

test("axe: öffentliche Seiten", async ({ page, als, browser, baseURL }) => {
  test.skip(!hatSkripte(), "axe runs as a script in the page");
  test.setTimeout(240_000);
  const angemeldet = await neuerContext(browser, baseURL);
  await als("maschinenbau", { context: angemeldet });
  const pfade = await seitenAdressen(await angemeldet.newPage());
  await angemeldet.close();
  const ohneLogin = pfade.filter((pfad) => !/antraege|einreichen|eingereichter|home|profil|Auswahl|setup2FA|abmelden|\/tan/.test(pfad));
  expect(await pruefeAlle(page, ohneLogin)).toEqual([]);
});

test("axe: Seiten nach der Anmeldung, mit Formular und Zeile", async ({ page, als }) => {
  test.skip(!hatSkripte(), "axe runs as a script in the page");
  test.setTimeout(300_000);
  await als("maschinenbau");
  const pfade = (await seitenAdressen(page)).filter((pfad) =>
    /antraege|einreichen|eingereichter|home|profil|Auswahl|setup2FA|abmelden/.test(pfad),
  );
  const formular = pfade.find((pfad) => pfad.includes("/formular/V2")) ?? "";
  await page.goto(formular);
  const start = new URL(page.url());
  const tabs = [1, 2, 3, 4, 5, 6, 7].map((tab) => {
    start.searchParams.set("tab", String(tab));
    return start.pathname + start.search;
  });
  expect(await pruefeAlle(page, [...pfade, ...tabs])).toEqual([]);
});

test("mit doppelt großer Schrift geht nichts verloren", async ({ browser, als, baseURL }) => {
  test.skip(!hatSkripte(), "the size is set by a script");
  test.setTimeout(180_000);
  const context = await neuerContext(browser, baseURL, { bypassCSP: true });
  await als("maschinenbau", { context });
  const page = await context.newPage();
  for (const pfad of await seitenAdressen(page)) {
    await page.goto(pfad);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    // What is wider than the page, by its words: a failure says at once where to look.
    const zuBreit = await page.evaluate(() =>
      document.documentElement.scrollWidth <= document.documentElement.clientWidth
        ? []
        : [...document.body.querySelectorAll("*")]
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
            .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
    );
    expect(zuBreit, pfad).toEqual([]);
  }
  await context.close();
});

/** Presses Tab until the control with this name has the focus. */
async function tabbeZu(page: Page, rolle: "textbox" | "button", name: string): Promise<void> {
  const ziel = page.getByRole(rolle, { name, exact: true }).first();
  for (let schritt = 0; schritt < 150; schritt += 1) {
    if (await ziel.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} is not reached by Tab`);
}

test("Anmelden und Speichern nur mit der Tastatur", async ({ page, als }) => {
  await page.goto("/landingpage");
  await tabbeZu(page, "textbox", "E-Mail-Adresse");
  await page.keyboard.type("niemand@example.org");
  await tabbeZu(page, "textbox", "Passwort");
  await page.keyboard.type("Falsch-geraten-2026");
  await tabbeZu(page, "button", "Anmelden");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await als("software");
  await page.goto("/antraege");
  await tabbeZu(page, "button", "Neuer Antrag");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Formular ausfüllen" }).press("Enter");
  await tabbeZu(page, "textbox", "Titel des Vorhabens");
  await page.keyboard.type("Mit der Tastatur");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mit der Tastatur" })).toBeVisible();
});

test("mit erzwungenen Farben bleibt der Fokus sichtbar", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/landingpage");
  const feld = page.getByRole("textbox", { name: "E-Mail-Adresse" });
  const vorher = await feld.screenshot();
  await feld.focus();
  expect(Buffer.compare(vorher, await feld.screenshot())).not.toBe(0);
});
