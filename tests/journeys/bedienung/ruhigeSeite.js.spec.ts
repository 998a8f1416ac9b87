import type { Page } from "@playwright/test";
import { FormularSeite } from "../../support/formularSeite";
import { createAntrag } from "../../support/hauptweg";
import type { KONTEN } from "../../support/konten";
import { expect, test } from "../../support/portal";

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

/** Opens a page whose scripts come late, and tells what has moved once they work. */
async function openSlowly(page: Page, pfad: string): Promise<string[]> {
  let release: () => void = () => undefined;
  const frei = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await frei;
    await route.continue();
  });
  const antwort = await page.goto(pfad, { waitUntil: "commit" });
  expect(antwort?.status()).toBe(200);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // A page is measured as it is shown, and no browser shows one before its styles are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
  await page.evaluate(() => document.fonts.ready);
  await listVerrutschte(page);
  release();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("footer a") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  // What the hooks of the first moments put in has come by then.
  await page.waitForTimeout(1_000);
  return listVerrutschte(page);
}

for (const [pfad, konto] of SEITEN)
  test(`auf ${pfad} bleibt alles stehen, wenn die Skripte kommen`, async ({ page, als }) => {
    if (konto !== undefined) await als(konto);
    expect(await openSlowly(page, pfad)).toEqual([]);
  });

test("im Formular bleibt alles stehen, wenn die Skripte kommen", async ({ page, als }) => {
  await als("software", { eigene: true });
  const uuid = await createAntrag(page);
  await page.goto(`/antraege/${uuid}/startseite`);
  await page.getByRole("link", { name: "Formular ausfüllen" }).click();
  await new FormularSeite(page).expectThat("Vorhaben");
  expect(await openSlowly(page, page.url())).toEqual([]);
});
