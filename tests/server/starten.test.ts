import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { loginKunde } from "../support/kunde";
import { builtMain, createDataFolder, freePort, runPortal, startPortal } from "../support/portalProcess";

/** As `npm start` does it. */
const NPM_START: [string, ...string[]] = [process.execPath, "--import", "tsx", "scripts/start.ts"];

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function freshData(): string {
  const folder = createDataFolder();
  cleanUp.push(() => rmSync(dirname(folder), { recursive: true, force: true }));
  return folder;
}

describe("npm start", () => {
  it("sagt vor jedem Schritt, der dauert, was geschieht", async () => {
    const portal = await startPortal({ command: NPM_START, env: { DATENORDNER: freshData() } });
    cleanUp.push(() => portal.stop());
    const zeilen = portal.output().split("\n");
    const stellen = [
      "Das Antragsportal wird gestartet. Beim ersten Mal dauert das bis zu einer Minute.",
      "Die Datenbank wird gestartet …",
      "Tabellen und Beispieldaten werden vorbereitet …",
      "Die Seiten werden geladen …",
    ].map((zeile) => zeilen.findIndex((eine) => eine.trim() === zeile));
    expect(stellen).not.toContain(-1);
    expect(stellen).toEqual(stellen.toSorted((a, b) => a - b));
  });

  it("baut für die, die das Portal benutzen, wie auch immer die Umgebung heißt, in der gebaut wird", () => {
    const ordner = join(dirname(builtMain), "client/assets");
    const skripte = readdirSync(ordner).filter((name) => name.endsWith(".js"));
    expect(skripte.length).toBeGreaterThan(0);
    // Only React for developers says so, on the console of whoever opens a page.
    expect(
      skripte.filter((name) => readFileSync(join(ordner, name), "utf8").includes("did not match. Server:")),
    ).toEqual([]);
  });

  it("nennt einen belegten Port, bevor etwas gebaut oder eine Datenbank angelegt ist", async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, "0.0.0.0");
    cleanUp.push(() => blocker.close());
    const { code, output } = await runPortal({
      command: NPM_START,
      env: { PORT: String(port), DATENORDNER: freshData() },
    });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} ist schon belegt.`);
    expect(output).not.toContain("wird gebaut");
    expect(output).not.toContain("Die Datenbank wird gestartet");
  });

  it("nennt den Grund, aus dem die Datenbank nicht zu erreichen ist, und keine Stapelspur", async () => {
    const port = await freePort();
    const ordner = freshData();
    mkdirSync(ordner);
    const env = {
      DATENORDNER: ordner,
      DATABASE_URL: `postgres://portal:geheim@127.0.0.1:${String(port)}/portal`,
      DEMO: "false",
    };
    const { code, output } = await runPortal({ command: NPM_START, env });
    expect(code).toBe(1);
    expect(output).toContain(
      `Unter 127.0.0.1:${String(port)} nimmt niemand Verbindungen an. Bitte prüfen Sie Rechner und Port in DATABASE_URL`,
    );
    expect(output).not.toMatch(/geheim|\n\s+at /);
  });
});

describe("eine Datei, deren Prüfung zu viel Speicher braucht", () => {
  it("ist nicht prüfbar; das Portal antwortet weiter und prüft die nächste", async () => {
    const ordner = freshData();
    const portal = await startPortal({ env: { DATENORDNER: ordner } });
    cleanUp.push(() => portal.stop());
    const { browser } = await loginKunde(portal.url, ordner);
    const teile = Array.from({ length: 199_000 }, (_, nummer) => `"${nummer.toString(36).padStart(4, "-")}":{}`);
    const importFile = (text: string) =>
      browser.post("/v1/antraege/import", { inhalt: Buffer.from(text).toString("base64") });
    const lauf = { isFertig: false };
    const boese = importFile(`{${teile.join(",")}}`).finally(() => (lauf.isFertig = true));
    const stand: number[] = [];
    do stand.push((await fetch(`${portal.url}/healthz`)).status);
    while (!lauf.isFertig);
    expect(await boese).toMatchObject({
      status: 422,
      body: { errors: [{ message: expect.stringContaining("nicht prüfen lässt") as string }] },
    });
    expect(new Set(stand)).toEqual(new Set([200]));
    expect((await importFile("{}")).body).toMatchObject({
      errors: [{ message: expect.stringContaining("kein Antrag") as string }],
    });
    expect(portal.output()).toContain("The check of a file was given up");
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
  });
});

describe("npm run db:reset", () => {
  const reset = (...args: string[]) =>
    runPortal({
      command: [process.execPath, "--import", "tsx", "scripts/dbReset.ts", ...args],
      env: { DATENORDNER: freshData() },
    });

  it("löscht nichts, was niemand bestätigt hat", async () => {
    const { code, output } = await reset();
    expect(code).toBe(1);
    expect(output).toContain("Bitte bestätigen Sie das mit: npm run db:reset -- --ja");
  });

  it("löscht die Datenbank, wenn es bestätigt ist", async () => {
    const { code, output } = await reset("--ja");
    expect([code, output]).toEqual([0, expect.stringContaining("ist gelöscht. Der nächste Start legt sie neu an.")]);
  });
});
