import { expect, type Page } from "@playwright/test";

/**
 * Waits until the page looks as it is meant to: no browser shows a page before its styles are there, but whoever
 * measures one can be quicker. Works without scripts, too.
 */
export async function standsInStyle(page: Page): Promise<void> {
  const isFertig = () =>
    page.evaluate(
      () =>
        document.fonts.status === "loaded" &&
        [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
    );
  await expect.poll(isFertig).toBe(true);
}
