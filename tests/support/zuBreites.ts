import type { Page } from "@playwright/test";
import { standsInStyle } from "./standsInStyle";

/** What is wider than the page, by its words: a failure says at once where to look. */
export async function findZuBreites(page: Page, wann: string): Promise<string[]> {
  await standsInStyle(page);
  const breites = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isZuBreit = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    const elemente =
      scrollWidth <= clientWidth ? [] : [document.documentElement, ...document.body.querySelectorAll("*")];
    return elemente
      .filter((element) => element === document.documentElement || isZuBreit(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
  return breites.map((text) => `${wann}: ${text}`);
}
