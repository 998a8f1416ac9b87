import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./projectRoot";

/** The Chromium that scripts/browserPackage.ts brings; it goes with the packages at the next `npm ci`. */
export const BROUGHT_BROWSER = join(projectRoot, "node_modules/.cache/browser/chromium");
/** Debian's package without windows: the same pages for a fifth less processor time. */
export const INSTALLED_SHELL = "/usr/bin/chromium-headless-shell";
/** Where Debian's package with windows puts it. */
export const INSTALLED_BROWSER = "/usr/bin/chromium";

/**
 * The Chromium of the journeys: the one that somebody names, else the one that was brought because no other ran, else
 * the one of the system. Undefined leaves it to Playwright, which may have one of its own.
 */
export function findBrowser(
  named = process.env.PLAYWRIGHT_CHROMIUM_PATH,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  if (named) return named;
  return [BROUGHT_BROWSER, INSTALLED_SHELL, INSTALLED_BROWSER].find((path) => exists(path));
}
