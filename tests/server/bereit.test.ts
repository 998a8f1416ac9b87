import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "~/lib/clock";
import { readConfig } from "~/server/settings/config";
import { createHttpServer, type ServerParts } from "~/server/web/httpServer";
import { listen } from "~/server/process/listen";
import { createLog } from "~/server/operator/log";
import { freePort } from "../support/portalProcess";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server that is nothing but ready, or not. */
async function serve(lage: Partial<ServerParts>): Promise<string> {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.join());
  const keines = { live: null, nezoSimulator: null, pages: null, isDevelopment: false };
  const answer = () => Promise.resolve(new Response("{}"));
  const bereit = { isReady: () => Promise.resolve(true), listStoerungen: () => Promise.resolve([]) };
  const rufe = { backend: answer, callBackend: answer };
  const server = createHttpServer({
    config: config.value,
    log: createLog("silent"),
    clock: systemClock,
    ...keines,
    ...rufe,
    ...bereit,
    ...lage,
  });
  const port = await freePort();
  await listen(server, port, "127.0.0.1");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${String(port)}`;
}

const texte = async (url: string) =>
  Promise.all(
    [{}, { "x-forwarded-for": "203.0.113.7" }, { via: "1.1 proxy" }].map(async (headers) =>
      (await fetch(url, { headers })).text(),
    ),
  );

describe("/readyz", () => {
  it("nennt nur Fragenden von innen, was nicht geht", async () => {
    const voll = await serve({ listStoerungen: () => Promise.resolve(["Der Datenbank fehlt Speicherplatz."]) });
    expect(await texte(`${voll}/readyz`)).toEqual(["ok\nDer Datenbank fehlt Speicherplatz.", "ok", "ok"]);
    const listStoerungen = () => Promise.resolve(["Die Datenbank antwortet nicht."]);
    const stumm = await serve({ isReady: () => Promise.resolve(false), listStoerungen });
    expect(await texte(`${stumm}/readyz`)).toEqual([
      "nicht bereit\nDie Datenbank antwortet nicht.",
      "nicht bereit",
      "nicht bereit",
    ]);
  });
});

describe("ein Server, der beendet wird", () => {
  it("antwortet weiter, hält aber keine Verbindung mehr", async () => {
    let isStopping = false;
    const url = await serve({ isStopping: () => isStopping });
    const verbindungen = () =>
      Promise.all(
        ["/healthz", "/readyz", "/v1/sitzung", "/gibt-es-nicht"].map(async (path) =>
          (await fetch(`${url}${path}`)).headers.get("connection"),
        ),
      );
    expect(new Set(await verbindungen())).toEqual(new Set(["keep-alive"]));
    isStopping = true;
    expect(new Set(await verbindungen())).toEqual(new Set(["close"]));
  });
});
