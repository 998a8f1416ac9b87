import { expect, type Page } from "@playwright/test";
import { hasScripts } from "./formularSeite";

/** What a person has done: pressed links and buttons, and filled in fields. */
type Muehe = { klicks: number; felder: number };

/** Runs in each page: tells of every press on something that acts, and of every field once it holds something else. */
function watchSeite(): void {
  const count = (was: "klicks" | "felder") => (window as unknown as { count: (was: string) => void }).count(was);
  const felder = new WeakSet<EventTarget>();
  addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Element && target.closest("a, button, summary, [role=button]") !== null) count("klicks");
    },
    true,
  );
  addEventListener(
    "input",
    ({ target }) => {
      if (target === null || felder.has(target)) return;
      felder.add(target);
      count("felder");
    },
    true,
  );
}

/**
 * Counts what is done in a page from now on, or from `restart` on. Null without scripts, where nobody can watch: the
 * forms are the same. The figures stand in docs/quality.md.
 */
export async function countMuehe(page: Page) {
  if (!hasScripts()) return null;
  let bisher: Muehe = { klicks: 0, felder: 0 };
  const restart = (): void => {
    bisher = { klicks: 0, felder: 0 };
  };
  await page.exposeFunction("count", (was: keyof Muehe) => (bisher[was] += 1));
  await page.addInitScript(watchSeite);
  return {
    restart,
    /** The way takes no more than that: it was looked at, and shall not grow by the way. */
    expectHoechstens: (hoechstens: Muehe): void => {
      const { klicks, felder } = bisher;
      expect(klicks, "Klicks").toBeGreaterThan(0);
      expect(klicks, "Klicks").toBeLessThanOrEqual(hoechstens.klicks);
      expect(felder, "Felder").toBeLessThanOrEqual(hoechstens.felder);
      restart();
    },
  };
}
