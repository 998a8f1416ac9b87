import type { Page } from "@playwright/test";

/** Height that a finger hits, in CSS pixels. */
const HOEHE = 44;

/** Links that are the whole of an entry of a list, or stand in the footer, and are lower than that on a phone. */
export async function findKleineLinks(page: Page, pfad: string): Promise<string[]> {
  const kleine = await page.evaluate((hoehe) => {
    const worte = (element: Element | null) => (element?.textContent ?? "").trim();
    return [...document.querySelectorAll("li > a, footer a")]
      .filter((link) => link.closest("footer") !== null || worte(link) === worte(link.parentElement))
      .map((link) => ({ text: worte(link), box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < hoehe - 0.5)
      .map(({ text, box }) => `${text.slice(0, 40)} ist ${box.height.toFixed(0)} Pixel hoch`);
  }, HOEHE);
  return kleine.map((text) => `${pfad}: ${text}`);
}
