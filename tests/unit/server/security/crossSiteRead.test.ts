import type { AddressInfo } from "node:net";
import { get, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "~/lib/clock";
import { readConfig } from "~/server/settings/config";
import { createHttpServer } from "~/server/web/httpServer";
import { createLog } from "~/server/operator/log";
import { isReadAllowed } from "~/server/security/crossSiteRead";

const VISIT = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

const foreign: [string, Record<string, string>][] = [
  ["an image", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }],
  ["a script", { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script" }],
  ["a fetch", { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }],
  ["a frame", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }],
  ["an object", { "sec-fetch-mode": "navigate", "sec-fetch-dest": "object" }],
  ["something without a mode", {}],
];

let server: Server;
let url: string;
beforeAll(async () => {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.join());
  const answer = () => Promise.resolve(new Response("inhalt", { headers: { "content-type": "application/pdf" } }));
  server = createHttpServer({
    config: config.value,
    log: createLog("silent"),
    clock: systemClock,
    backend: answer,
    callBackend: answer,
    live: null,
    pages: {
      handle: answer,
      files: (_, path) => (path === "/robots.txt" ? new Response("User-agent: *") : null),
      buildId: "b1",
    },
    nezoSimulator: null,
    isReady: () => Promise.resolve(true),
    listStoerungen: () => Promise.resolve([]),
    isDevelopment: false,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Asks like a browser: `fetch` of Node would put a mode of its own. */
const ask = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: string; corp: unknown }>((resolve, reject) => {
    get(url + path, { headers, agent: false }, (answer) => {
      const { statusCode = 0, headers: given } = answer;
      text(answer).then(
        (body) => resolve({ status: statusCode, body, corp: given["cross-origin-resource-policy"] }),
        reject,
      );
    }).once("error", reject);
  });

const DOWNLOADS = [
  "/antraege/1/antrag.pdf",
  "/antraege/liste.csv",
  "/exporte/a.xlsx",
  "/antraege/1/dateien/a.png",
  "/v1/dateien/a/laden",
  "/kalender/x/fristen.ics",
];

describe("what a page elsewhere asks a browser to read", () => {
  it.each(DOWNLOADS.flatMap((path) => ["cross-site", "same-site"].map((site) => [path, site] as const)))(
    "of %s, from a %s page, is refused unless somebody goes there",
    async (path, site) => {
      for (const [, headers] of foreign) {
        const { status, body } = await ask(path, { ...headers, "sec-fetch-site": site });
        expect(status).toBe(403);
        expect(body).not.toContain("inhalt");
      }
      const visit = await ask(path, { ...VISIT, "sec-fetch-site": site });
      expect(visit).toEqual({ status: 200, body: "inhalt", corp: "same-origin" });
    },
  );

  it("is answered to own pages, to people and to programs, calendars among them", async () => {
    const own = [
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      { "user-agent": "CalendarAgent/1.0" },
    ];
    for (const headers of own) {
      const stati = await Promise.all(DOWNLOADS.map(async (path) => (await ask(path, headers)).status));
      expect(stati).toEqual(DOWNLOADS.map(() => 200));
    }
  });

  it("leaves health and public files alone", async () => {
    for (const path of ["/healthz", "/readyz", "/robots.txt"])
      expect((await ask(path, { "sec-fetch-site": "cross-site" })).status).toBe(200);
  });
});

describe("isReadAllowed", () => {
  const allowed = (method: string, headers: Record<string, string>) =>
    isReadAllowed(new Request("http://localhost/x", { method, headers }));

  it.each(foreign)("refuses %s, also when only the head is asked for", (_, headers) => {
    expect(allowed("GET", { ...headers, "sec-fetch-site": "cross-site" })).toBe(false);
    expect(allowed("HEAD", { ...headers, "sec-fetch-site": "same-site" })).toBe(false);
  });

  it("does not judge what changes something: others do", () => {
    expect(allowed("POST", { "sec-fetch-site": "cross-site" })).toBe(true);
  });
});
