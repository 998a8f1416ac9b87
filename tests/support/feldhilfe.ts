import type { Locator, Page } from "@playwright/test";

/**
 * Help that was asked for at a field: under its label with scripts in a window below 1440 pixels, else beside the page.
 */
export const offeneHilfe = (page: Page): Locator => page.locator("#feldhilfe, #schublade");
