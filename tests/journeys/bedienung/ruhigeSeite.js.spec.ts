import type { Page } from "@playwright/test";
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
      const isDa = teil.isConnected && teil.checkVisibility() && jetzt.height > 0 && vorher.height > 0;
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
  ["/antraege/fristen", "maschinenbau"],
  ["/unternehmen", "maschinenbau"],
  ["/unternehmen/wirtschaftsjahr", "maschinenbau"],
  ["/unternehmen/statistik", "maschinenbau"],
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
  await page.goto(pfad, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
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
