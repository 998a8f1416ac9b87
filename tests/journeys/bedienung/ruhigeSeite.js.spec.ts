import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import type { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";
import { standsInStyle } from "../../support/standsInStyle";

/** Measures where everything stands that one can see in the page; a second call tells what has moved since. */
async function listVerrutschte(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const halter = window as unknown as { orte?: Map<Element, DOMRect> };
    const alle =
      halter.orte ??
      new Map([...document.querySelectorAll("body *")].map((teil) => [teil, teil.getBoundingClientRect()]));
    halter.orte = alle;
    return [...alle].flatMap(([teil, vorher]) => {
      const jetzt = teil.getBoundingClientRect();
      const isDa =
        teil.isConnected && teil.checkVisibility() && jetzt.width > 1 && jetzt.height > 0 && vorher.height > 0;
      if (!isDa || Math.abs(jetzt.y - vorher.y) <= 1) return [];
      const weg = `${String(Math.round(vorher.y))} → ${String(Math.round(jetzt.y))}`;
      return [`${teil.tagName} ${weg}: ${teil.textContent.trim().slice(0, 60)}`];
    });
  });
}

const SEITEN = [
  ["/landingpage", undefined],
  ["/registrierung", undefined],
  ["/home", "maschinenbau"],
  ["/profil", "maschinenbau"],
  ["/antraege", "maschinenbau"],
  ["/kalender", "maschinenbau"],
  ["/unternehmen", "maschinenbau"],
  ["/verbundeneUnternehmen", "maschinenbau"],
  ["/geschaeftsstatistiken", "maschinenbau"],
  ["/geschaeftsstatistikenTabelle", "maschinenbau"],
  ["/benutzerverwaltung", "maschinenbau"],
  ["/support/benutzerverwaltung", "support"],
  ["/wartunglogarchiv", "admin"],
  ["/exporte", "admin"],
] as const satisfies readonly (readonly [string, keyof typeof KONTEN | undefined])[];

/** Lets no script come before the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const frei = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await frei;
    await route.continue();
  });
  return release;
}

/** Waits until the scripts work, and for what they put in in the first moments. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("footer a") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  await page.waitForTimeout(1_000);
}

/** Opens a page whose scripts come late, and tells what has moved once they work. */
async function openSlowly(page: Page, pfad: string): Promise<string[]> {
  const release = await holdScripts(page);
  const antwort = await page.goto(pfad, { waitUntil: "commit" });
  expect(antwort?.status()).toBe(200);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await standsInStyle(page);
  await listVerrutschte(page);
  release();
  await settle(page);
  return listVerrutschte(page);
}

for (const [pfad, konto] of SEITEN)
  test(`auf ${pfad} bleibt alles stehen, wenn die Skripte kommen`, async ({ page, als }) => {
    if (konto !== undefined) await als(konto);
    expect(await openSlowly(page, pfad)).toEqual([]);
  });

async function openFormular(page: Page): Promise<void> {
  await createAntrag(page);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
}

test("im Formular bleibt alles stehen, wenn die Skripte kommen", async ({ page, als }) => {
  await als("software", { eigene: true });
  await openFormular(page);
  expect(await openSlowly(page, page.url())).toEqual([]);
});

/** The page stands where it stood; a line above that grows by a pixel takes it along. */
async function expectStelle(page: Page, stelle: number): Promise<void> {
  const jetzt = await page.evaluate(() => window.scrollY);
  expect(Math.abs(jetzt - stelle), `${String(stelle)} → ${String(jetzt)}`).toBeLessThanOrEqual(3);
}

test("wer auf einer abgelehnten Seite schon weiter ist, wird von den Skripten nicht zurückgeholt", async ({
  page,
  als,
}) => {
  await als("software");
  await page.goto("/benutzerverwaltung/einladen");
  const release = await holdScripts(page);
  const senden = page.getByRole("button", { name: "Einladung senden" });
  await senden.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await standsInStyle(page);
  await senden.focus();
  const stelle = await page.evaluate(() => window.scrollY);
  expect(stelle).toBeGreaterThan(0);
  release();
  await settle(page);
  await expect(senden).toBeFocused();
  await expectStelle(page, stelle);
});

test("wer im Formular schon weitergeblättert hat, wird von den Skripten nicht zum Feld zurückgeholt", async ({
  page,
  als,
}) => {
  await als("software", { eigene: true });
  await openFormular(page);
  const release = await holdScripts(page);
  await page.goto(`${page.url()}&feld=kurzbezeichnung`, { waitUntil: "commit" });
  await expect(page.getByRole("textbox", { name: "Kurzbezeichnung / Akronym", exact: true })).toBeFocused();
  await standsInStyle(page);
  await page.evaluate(() => window.scrollTo(0, 40));
  release();
  await settle(page);
  await expectStelle(page, 40);
});
