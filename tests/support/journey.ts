import { test as base, expect } from "@playwright/test";
import { waitForMail, type ReceivedMail } from "./mailServer";

type Journey = {
  /** Waits for the newest fitting mail to an address. */
  mail(search: { to: string; subject?: RegExp; after?: number }): Promise<ReceivedMail>;
};

const needed = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: run the journeys with npm run journeys`);
  return value;
};

/**
 * The longest that each request of a page is held back, in ms: `JOURNEY_DELAY_MS=600 npm run journeys` shows what waits
 * for too little.
 */
const verzoegerungMs = Number(process.env.JOURNEY_DELAY_MS ?? 0);

/**
 * The test function of all journeys. Relative addresses lead to the portal of this run; any error in the browser's
 * console, a violation of the content security policy among them, fails the test.
 */
export const test = base.extend<Journey & { quietConsole: undefined }>({
  context: async ({ context }, use) => {
    if (verzoegerungMs > 0) {
      await context.route("**/*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * verzoegerungMs));
        await route.fallback().catch(() => undefined);
      });
    }
    await use(context);
  },
  baseURL: async ({}, use, { project }) => {
    await use(needed(project.name.startsWith("zweiProzesse") ? "PORTAL_URL_ZWEI_PROZESSE" : "PORTAL_URL"));
  },
  // Each test comes from an address of its own, so that limits per address count its own steps only.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => String(1 + Math.floor(Math.random() * 250));
    await use({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
  },
  mail: async ({}, use) => {
    await use((search) => waitForMail(needed("MAIL_FOLDER"), search));
  },
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        // A form or a connection that the portal refuses is answered 4xx by design, and the browser reports every such
        // answer.
        const isAntwort = /^(Failed to load resource|WebSocket connection to)/.test(message.text());
        // Remix writes down that it stopped reading a page because the person went on to another one meanwhile, before
        // its answer began or in the middle of it.
        const isUeberholt = /^AbortError: (?:signal is aborted without reason|BodyStreamBuffer was aborted)/.test(
          message.text(),
        );
        if (message.type() === "error" && !isAntwort && !isUeberholt) errors.push(message.text());
      });
      // Chromium is silent about an `eval` that the policy forbids.
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(event.violatedDirective, event.blockedURI, event.sourceFile),
        );
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
