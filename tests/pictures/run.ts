import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { findBrowser } from "../../scripts/findBrowser";
import { projectRoot } from "../../scripts/projectRoot";
import { logInWithoutSeiten } from "../support/anmelden";
import { KONTEN, type KontoName } from "../support/konten";
import { startMailServer } from "../support/mailServer";
import { createQuickDataFolder, startPortal } from "../support/portalProcess";
import { BILDER, type Bild } from "./bilder";

/**
 * Takes the pictures of the documentation from a portal with nothing but the data of the demo, into docs/pictures:
 * `npm run pictures`, or `npm run pictures -- /tmp/here` to look at them first.
 */
const ordner = process.argv[2] ?? join(projectRoot, "docs/pictures");

async function openContext(browser: Browser, url: string, { breite, hoehe }: Bild): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: url,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width: breite ?? 1280, height: hoehe ?? 800 },
    reducedMotion: "reduce",
  });
}

async function take(page: Page, bild: Bild): Promise<void> {
  await bild.open(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(ordner, `${bild.name}.png`), fullPage: false });
  console.log(`${bild.name}: ${new URL(page.url()).pathname}`);
}

const dataFolder = createQuickDataFolder();
const mailFolder = join(dirname(dataFolder), "mails");
const mails = await startMailServer(mailFolder);
const portal = await startPortal({ env: { DATENORDNER: dataFolder, SMTP_URL: mails.url } });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-gpu"],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  mkdirSync(ordner, { recursive: true });
  const sitzungen = new Map<KontoName, Awaited<ReturnType<BrowserContext["cookies"]>>>();
  for (const bild of BILDER) {
    const context = await openContext(browser, portal.url, bild);
    if (bild.wer !== undefined) {
      const bekannt = sitzungen.get(bild.wer);
      if (bekannt === undefined) await logInWithoutSeiten(context.request, mailFolder, KONTEN[bild.wer]);
      else await context.addCookies(bekannt);
    }
    await take(await context.newPage(), bild);
    if (bild.wer !== undefined) sitzungen.set(bild.wer, await context.cookies());
    await context.close();
  }
} finally {
  await browser.close();
  await portal.stop();
  await mails.stop();
}
