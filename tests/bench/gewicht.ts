import { chromium } from "playwright";
import { findBrowser } from "../../scripts/findBrowser";
import { weighPage, type Gewicht } from "../support/seitengewicht";

/** With whose cookies, and what comes last. */
type Besuch = { cookies?: ReadonlyMap<string, string>; last?: RegExp };

/** What a browser fetches for a page of the portal until it rests. */
export async function weigh(origin: string, path: string, { cookies, last }: Besuch = {}): Promise<Gewicht> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const context = await browser.newContext({ locale: "de-DE" });
    await context.addCookies([...(cookies ?? [])].map(([name, value]) => ({ name, value, url: origin })));
    return await weighPage(await context.newPage(), origin + path, last);
  } finally {
    await browser.close();
  }
}
