import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright";

/** The pages that have a budget. */
export type Seitenart = "landingpage" | "formular";

/**
 * What a browser may fetch for a page until it rests, in KB as they are sent, compressed with brotli, and in how many
 * files. The one place of these limits: the bench shows them, and a journey fails when one is passed. See
 * docs/decisions/0093-no-tricks-for-weight.md.
 */
export const GRENZEN: Readonly<Record<Seitenart, { kilobyte: number; dateien: number }>> = {
  landingpage: { kilobyte: 100, dateien: 30 },
  formular: { kilobyte: 200, dateien: 30 },
};

/**
 * How it is counted. `skript` has a limit. The rest is told apart: the document and the answers of calls differ with
 * what the Antrag holds, one sheet of styles, the pictures and three fonts are the same on every page, and stay in the
 * browser's cache until they change.
 */
export type Gruppe = "skript" | "stil" | "bild" | "schrift" | "dokument";
export type Gewicht = Readonly<Record<Gruppe, { bytes: number; dateien: number }>>;

/**
 * So long without a request or an answer, a page counts as at rest: what comes late comes within a blink of the rest.
 */
const RUHE_MS = 2_000;
const HOECHSTENS_MS = 120_000;

const GRUPPEN: Readonly<Record<string, Gruppe>> = {
  script: "skript",
  stylesheet: "stil",
  image: "bild",
  font: "schrift",
  other: "bild",
};

/** What comes last, for pages behind the login: the live channel, when nothing else is to be done. */
export const LIVE = /\/notifications\/info/;

/**
 * Opens a page in a browser that has nothing of the portal yet, and weighs all that it fetches until it rests, not
 * before a last request.
 */
export async function weighPage(page: Page, url: string, last = /^/): Promise<Gewicht> {
  const requests: Request[] = [];
  const offen = new Set<Request>();
  let bewegt = Date.now();
  page.on("request", (request) => {
    requests.push(request);
    offen.add(request);
    bewegt = Date.now();
  });
  const close = (request: Request): void => {
    offen.delete(request);
    bewegt = Date.now();
  };
  page.on("requestfinished", close);
  page.on("requestfailed", close);
  await page.goto(url, { waitUntil: "load" });
  const isAtRest = () =>
    offen.size === 0 && Date.now() - bewegt > RUHE_MS && requests.some((request) => last.test(request.url()));
  const ende = Date.now() + HOECHSTENS_MS;
  while (!isAtRest()) {
    if (Date.now() > ende)
      throw new Error(`${url} does not come to rest: ${[...offen].map((request) => request.url()).join(", ")}`);
    await wait(100);
  }
  return addUp(await Promise.all(requests.map(readSize)));
}

async function readSize(request: Request): Promise<{ gruppe: Gruppe; bytes: number }> {
  const { responseBodySize } = await request.sizes();
  return { gruppe: GRUPPEN[request.resourceType()] ?? "dokument", bytes: responseBodySize };
}

function addUp(dateien: readonly { gruppe: Gruppe; bytes: number }[]): Gewicht {
  const summe = (gruppe: Gruppe) => {
    const eigene = dateien.filter((datei) => datei.gruppe === gruppe);
    return { bytes: eigene.reduce((bytes, datei) => bytes + datei.bytes, 0), dateien: eigene.length };
  };
  return {
    skript: summe("skript"),
    stil: summe("stil"),
    bild: summe("bild"),
    schrift: summe("schrift"),
    dokument: summe("dokument"),
  };
}
