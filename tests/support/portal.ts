import {
  test as laufend,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
} from "@playwright/test";
import { logInWithoutSeiten } from "./anmelden";
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

/**
 * Goes on with a session of another test, unless it is over: a page that renewed its tokens in the moment in which it
 * was closed has taken the new ones with it.
 */
async function goOnWith(context: BrowserContext, cookies: Cookie[]): Promise<boolean> {
  await context.addCookies(cookies);
  if ((await context.request.get("/v1/sitzung")).ok()) return true;
  await context.clearCookies();
  return false;
}

/** The test function of journeys that begin logged in. */
export const test = journey.extend<Portal, Sitzungen>({
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
    const geteilt = new Set<KontoName>();
    await use(async (wer, { eigene = false, context = standard } = {}) => {
      const isGeteilt = !eigene && context === standard;
      const bekannt = isGeteilt ? sitzungen.get(wer) : undefined;
      if (bekannt === undefined || !(await goOnWith(context, bekannt)))
        await logInWithoutSeiten(context.request, mailFolder, KONTEN[wer]);
      if (isGeteilt) geteilt.add(wer);
    });
    // A session that is worked in gets new tokens now and then: the next test goes on with them, or with a new login
    // where it was ended. Nothing else goes on with it: what a page remembers, as the filters of the last visit, is the
    // test's own.
    const cookies = (await standard.cookies()).filter(({ name }) => name === "sid" || name === "rid");
    const isAngemeldet = cookies.some(({ name }) => name === "sid");
    for (const wer of geteilt) {
      // Of two accounts in one browser only the last one is still logged in, and its cookies do not say which.
      if (isAngemeldet && geteilt.size === 1) sitzungen.set(wer, cookies);
      else sitzungen.delete(wer);
    }
  },
});

/** Another browser like that of the test, without its cookies: a second person or a second device. */
export function neuerContext(
  browser: Browser,
  baseURL: string | undefined,
  optionen: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const {
    javaScriptEnabled = true,
    viewport = null,
    isMobile = false,
    hasTouch = false,
    locale = "de-DE",
  } = laufend.info().project.use;
  const gleich = { javaScriptEnabled, viewport, isMobile, hasTouch, locale };
  return browser.newContext({ ...gleich, ...(baseURL === undefined ? {} : { baseURL }), ...optionen });
}

export { expect };
