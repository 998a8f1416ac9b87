import { rmSync } from "node:fs";
import { request } from "node:http";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { builtMain, createDataFolder, startPortal, type PortalProcess } from "../support/portalProcess";

const GEHEIM = "document.title = 'geheim'";
/** Names that a browser would look up as constructors while it hydrates an error, were they to reach it. */
const NAMEN = ["Function", "eval", "Worker", "WebSocket", "EventSource", "__proto__", "TypeError"];

/**
 * Loaded before the built portal: who looks for "wirf:0" makes the loader of the page throw an error with the first of
 * the names.
 */
const VORSPANN = `
const get = URLSearchParams.prototype.get;
URLSearchParams.prototype.get = function (name) {
  const text = get.call(this, name);
  if (name !== "suche" || !text?.startsWith("wirf:")) return text;
  const error = new Error(${JSON.stringify(GEHEIM)});
  error.name = ${JSON.stringify(NAMEN)}[Number(text.slice(5))];
  throw error;
};`;

const ordner = createDataFolder();
let portal: PortalProcess;

beforeAll(async () => {
  const command: [string, ...string[]] = [
    process.execPath,
    "--import",
    `data:text/javascript,${encodeURIComponent(VORSPANN)}`,
    "--enable-source-maps",
    builtMain,
  ];
  portal = await startPortal({ env: { DATENORDNER: ordner, DEMO: "false" }, command });
});
afterAll(async () => {
  await portal.stop();
  rmSync(dirname(ordner), { recursive: true, force: true });
});

/** An answer to a path as it stands here; `fetch` would mend it. */
function ask(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(
      { host: "127.0.0.1", port: portal.port, path, headers: { host: `localhost:${String(portal.port)}` } },
      (antwort) => {
        antwort.resume();
        resolve({ status: antwort.statusCode, location: antwort.headers.location });
      },
    )
      .on("error", reject)
      .end();
  });
}

/** What stands in the stream of turbo-stream, without what refers to what. */
const flach = (text: string): unknown[] => z.array(z.unknown()).parse(JSON.parse(text.split("\n")[0] ?? ""));

describe("ein Fehler eines Loaders", () => {
  it.each(NAMEN.map((name, stelle) => [name, stelle] as const))(
    "mit dem Namen %s verrät dem Browser nichts",
    async (name, stelle) => {
      const seite = await fetch(`${portal.url}/help?suche=wirf:${String(stelle)}`);
      const html = await seite.text();
      const daten = await fetch(`${portal.url}/help.data?suche=wirf:${String(stelle)}`);
      const text = await daten.text();
      expect([seite.status, daten.status]).toEqual([500, 500]);
      for (const antwort of [html, text]) {
        expect(antwort).toContain("Unexpected Server Error");
        expect(antwort).not.toContain("geheim");
        expect(antwort).not.toMatch(/\n?\s+at \S+ \(?(?:file|data|node):/);
        expect(antwort).not.toContain(`"${name}`);
        expect(antwort).not.toContain("__subType");
      }
      expect(flach(text)).toContainEqual([
        "SanitizedError",
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ]);
      expect(flach(text)).toContain("Error");
      // Whoever runs the portal learns all of it.
      expect(portal.output()).toContain(GEHEIM);
    },
  );
});

describe("ein Text aus einer Anfrage", () => {
  it.each([
    '["E","globalThis.boese = 1","Function"]',
    '"],["E","globalThis.boese = 1","Function"],["',
    '["SanitizedError","Function","globalThis.boese = 1",""]',
    '{"__type":"Error","__subType":"Function","message":"globalThis.boese = 1"}',
    "</script><script>globalThis.boese = 1</script>",
  ])("%s kommt als Text zurück, nie als ein Teil des Stroms", async (text) => {
    const daten = await (
      await fetch(`${portal.url}/help.data?${new URLSearchParams({ suche: text }).toString()}`)
    ).text();
    expect(flach(daten)).toContain(text);
    const arten = flach(daten).flatMap((wert) => (Array.isArray(wert) && typeof wert[0] === "string" ? [wert[0]] : []));
    expect(arten).toEqual([]);
    const html = await (await fetch(`${portal.url}/help?${new URLSearchParams({ suche: text }).toString()}`)).text();
    expect(html).not.toContain("<script>globalThis");
  });
});

describe("ein Pfad, der wie ein fremder Ort beginnt", () => {
  it.each([
    "//evil.example",
    "//evil.example/antraege",
    "//evil.example/",
    "/\\evil.example/antraege",
    "/%5Cevil.example/antraege",
    "/%2F%2Fevil.example",
    "/.//evil.example/antraege",
    "/%09/evil.example",
    "/antraege/..//evil.example",
    "http://evil.example/antraege",
    "/antraege?x=//evil.example",
    "/landingpage?redirect=//evil.example",
    "/tan?redirect=%2F%5Cevil.example",
    "/loginUnternehmenAuswahl?redirect=%2F%2Fevil.example",
    "//evil.example/antraege.data",
    "/antraege/..//evil.example.data",
  ])("%s führt nirgendwohin als ins Portal", async (pfad) => {
    const { status, location } = await ask(pfad);
    expect(status).toBeLessThan(500);
    if (location !== undefined) {
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, portal.url).origin).toBe(portal.url);
    }
  });

  // A browser makes a slash of a backslash before it asks; from anything else the portal takes none.
  it("mit einem Rückstrich ist keine Adresse", async () => {
    expect(await ask("/\\evil.example/help")).toEqual({ status: 400, location: undefined });
  });

  it.each(["//evil.example/help?x=1", "/.//evil.example/help?x=1", "///evil.example/help?x=1"])(
    "%s wird eine Adresse, die auch der Router im Browser so liest",
    async (pfad) => expect(await ask(pfad)).toEqual({ status: 308, location: "/evil.example/help?x=1" }),
  );
});
