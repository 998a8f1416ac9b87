import { test as laufend, type Browser, type BrowserContext, type BrowserContextOptions, type Cookie } from "@playwright/test";
import { meldeOhneSeitenAn } from "./anmelden";
import { test as journey, expect } from "./journey";
import { KONTEN, type KontoName } from "./konten";

type Portal = {
  /** Folder of the mails of this run. */
  mailFolder: string;
  /** Logs the page in as somebody of the demo. `eigene`: a session of its own, for tests that change or end it. */
  als: (wer: KontoName, optionen?: { eigene?: boolean; context?: BrowserContext }) => Promise<void>;
};

/** Sessions of this worker by account, so that not every test logs in anew. */
type Sitzungen = { sitzungen: Map<KontoName, Cookie[]> };

/** The test function of journeys that begin logged in. */
export const test = journey.extend<Portal, Sitzungen>({
  actionTimeout: 15_000,
  navigationTimeout: 20_000,
  mailFolder: async ({}, use) => {
    await use(process.env.MAIL_FOLDER ?? "");
  },
  sitzungen: [
    async ({}, use) => {
      await use(new Map());
    },
    { scope: "worker" },
  ],
  als: async ({ context: standard, sitzungen, mailFolder }, use) => {
    await use(async (wer, { eigene = false, context = standard } = {}) => {
      const bekannt = eigene ? undefined : sitzungen.get(wer);
      if (bekannt !== undefined) return context.addCookies(bekannt);
      await meldeOhneSeitenAn(context.request, mailFolder, KONTEN[wer]);
      if (!eigene) sitzungen.set(wer, await context.cookies());
    });
  },
});

/** Another browser like that of the test, without its cookies: a second person or a second device. */
export function neuerContext(browser: Browser, baseURL: string | undefined, optionen: BrowserContextOptions = {}): Promise<BrowserContext> {
  const { javaScriptEnabled = true, viewport = null, isMobile = false, hasTouch = false, locale = "de-DE" } = laufend.info().project.use;
  const gleich = { javaScriptEnabled, viewport, isMobile, hasTouch, locale };
  return browser.newContext({ ...gleich, ...(baseURL === undefined ? {} : { baseURL }), ...optionen });
}

export { expect };
