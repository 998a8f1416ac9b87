import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { dirname } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "~/server/embedded/postgres";
import { createDataFolder, freePort, runPortal, startPortal, type PortalProcess } from "../support/portalProcess";
import { startS3 } from "../support/s3Server";

const SECRETS = { SECRET_KEY: "s".repeat(32), FACH_TOKEN: "f".repeat(32) };
const folders: string[] = [];
const processes: PortalProcess[] = [];
const listening: Server[] = [];
let database: EmbeddedPostgres;

const freshData = (): string => {
  const folder = createDataFolder();
  folders.push(dirname(folder));
  return folder;
};

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataFolder: freshData() });
});
afterEach(async () => {
  for (const running of processes.splice(0)) await running.stop();
  for (const server of listening.splice(0)) server.close();
});
afterAll(async () => {
  await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const production = (more: Record<string, string> = {}) => ({
  NODE_ENV: "production",
  STOPP_VORLAUF_SEKUNDEN: "0",
  DATABASE_URL: database.anwendungUrl,
  MIGRATION_DATABASE_URL: database.url,
  PUBLIC_URL: "https://portal.example.org",
  SMTP_URL: "smtp://127.0.0.1:1",
  NEZO_URL: "https://nezo.example.org",
  NEZO_CLIENT_TOKEN: "n".repeat(32),
  ...SECRETS,
  ...more,
});

async function started(env: Record<string, string>): Promise<PortalProcess> {
  const portal = await startPortal({ env });
  processes.push(portal);
  return portal;
}

describe("der Start", () => {
  it("nennt mit einer einzigen Liste alles, was im Produktivbetrieb fehlt", async () => {
    const { code, output } = await runPortal({ env: { NODE_ENV: "production", PORT: "abc" } });
    expect({ code, output }).toMatchObject({ code: 1 });
    expect(output).toContain("PORT: muss eine ganze Zahl von 1 bis 65535 sein");
    const second = await runPortal({ env: { NODE_ENV: "production", DEMO: "true" } });
    expect(second.code).toBe(1);
    for (const name of [
      "DATABASE_URL",
      "PUBLIC_URL",
      "SECRET_KEY",
      "FACH_TOKEN",
      "SMTP_URL",
      "NEZO_URL",
      "NEZO_CLIENT_TOKEN",
    ]) {
      expect(second.output).toContain(`- ${name}: fehlt (im Produktivbetrieb nötig)`);
    }
    expect(second.output).toContain("- DEMO: ist im Produktivbetrieb nicht erlaubt");
    expect(second.output).not.toMatch(/\n\s+at /);
  });

  it("sagt bei belegtem Port, was zu tun ist", async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, "0.0.0.0");
    listening.push(blocker);
    const { code, output } = await runPortal({ env: { PORT: String(port), DATENORDNER: freshData(), DEMO: "false" } });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} ist schon belegt.`);
  });

  it("sagt ohne Stapelspur, dass der Datenordner nicht zu benutzen oder eine Datei darin beschädigt ist", async () => {
    const ordner = freshData();
    mkdirSync(ordner);
    writeFileSync(`${ordner}/datei`, "");
    const datei = await runPortal({ env: { DATENORDNER: `${ordner}/datei`, DEMO: "false" } });
    expect(datei.code).toBe(1);
    expect(datei.output).toContain(
      `Das Portal kann ${ordner}/datei nicht benutzen: dort liegt eine Datei und kein Ordner.`,
    );
    writeFileSync(`${ordner}/geheimnisse.json`, "");
    const leer = await runPortal({ env: { DATENORDNER: ordner, DEMO: "false" } });
    expect(leer.code).toBe(1);
    expect(leer.output).toContain(`${ordner}/geheimnisse.json ist beschädigt.`);
    for (const { output } of [datei, leer]) expect(output).not.toMatch(/\n\s+at /);
  });

  it("endet mit einem S3-Speicher, der ablehnt, und gelingt mit einem, der nur gerade fort ist", async () => {
    const s3 = await startS3();
    const env = { ...s3.umgebung, DATABASE_URL: database.url, DEMO: "false" };
    const falsch = await runPortal({ env: { ...env, DATENORDNER: freshData(), ANLAGEN_S3_GEHEIMNIS: "falsch" } });
    expect(falsch.code).toBe(1);
    expect(falsch.output).toContain(
      "Der S3-Speicher der Anlagen lehnt ab (403 SignatureDoesNotMatch). Bitte prüfen Sie ANLAGEN_S3_GEHEIMNIS",
    );
    expect(falsch.output).not.toMatch(/\n\s+at /);
    const halb = await runPortal({ env: { ANLAGEN_S3_BUCKET: "nur-das" } });
    expect(halb.output).toContain("- ANLAGEN_S3_GEHEIMNIS: fehlt (zu ANLAGEN_S3_… gehörend)");
    const portal = await started({ ...env, DATENORDNER: freshData() });
    expect(await (await fetch(`${portal.url}/readyz`)).text()).toBe("ok");
    await portal.stop();
    await s3.stop();
    const ohne = await started({ ...env, DATENORDNER: freshData() });
    const bereit = await fetch(`${ohne.url}/readyz`);
    expect([bereit.status, await bereit.text()]).toEqual([200, "ok\nDie Ablage der Anlagen ist nicht erreichbar."]);
  });

  it("hat im Produktivbetrieb weder Demodaten noch Simulatoren", async () => {
    const portal = await started(production());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ anzahl: string }>("SELECT count(*) AS anzahl FROM benutzer");
    await client.end();
    expect(rows).toEqual([{ anzahl: "0" }]);
    expect((await fetch(`${portal.url}/nezo-simulator/anmelden`)).status).toBe(404);
    expect(portal.output()).not.toContain("example.org  ");
    expect((await fetch(`${portal.url}/healthz`)).headers.get("strict-transport-security")).toContain("max-age=");
  });

  it("verlangt im Produktivbetrieb einen Datenbankbenutzer, der Protokoll und Belege nicht ändern kann", async () => {
    const ohne = production({ MIGRATION_DATABASE_URL: "" });
    const eigentuemer = await runPortal({ env: { ...ohne, DATABASE_URL: database.url, DATENORDNER: freshData() } });
    expect(eigentuemer.code).toBe(1);
    expect(eigentuemer.output).toContain(
      "Der Datenbankbenutzer antragsportal könnte Protokoll und Belege nachträglich ändern (audit, ereignis, beleg, eingereichter_antrag, textstand).",
    );
    expect(eigentuemer.output).toContain("MIGRATION_DATABASE_URL");
    expect(eigentuemer.output).not.toMatch(/\n\s+at /);
    await (await started(production())).stop();
    // Once the database is on the state of this version, a node needs the owner no more.
    const knoten = await started(ohne);
    expect((await fetch(`${knoten.url}/readyz`)).status).toBe(200);
    // The catalogue of the kit is for developers.
    expect((await fetch(`${knoten.url}/katalog`)).status).toBe(404);
    expect((await fetch(`${knoten.url}/katalog/daten`)).status).toBe(404);
  });

  it("sagt, was fehlt, wenn der Benutzer eine neue Datenbank nicht einrichten darf", async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("CREATE DATABASE leer");
    await client.end();
    const ohne = production({
      MIGRATION_DATABASE_URL: "",
      DATABASE_URL: database.anwendungUrl.replace(/[^/]+$/, "leer"),
    });
    const { code, output } = await runPortal({ env: { ...ohne, DATENORDNER: freshData() } });
    expect(code).toBe(1);
    expect(output).toContain("Bitte setzen Sie MIGRATION_DATABASE_URL auf den Eigentümer der Tabellen.");
    expect(output).not.toMatch(/\n\s+at /);
  });

  it("meldet ein Portal ohne erreichbares Backend als nicht bereit, aber am Leben", async () => {
    const backend = await started({
      DATABASE_URL: database.url,
      NUR_BACKEND: "true",
      DATENORDNER: freshData(),
      DEMO: "false",
    });
    const portal = await started({ BACKEND_URL: backend.url, DATENORDNER: freshData() });
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${backend.url}/v1/sitzung`)).status).toBe(200);
    expect((await fetch(`${portal.url}/v1/sitzung`)).status).toBe(404);
    await backend.stop();
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);
  });
});

describe("das Ende", () => {
  it("lässt eine begonnene Anfrage zu Ende kommen, nimmt keine neue an und endet mit 0", async () => {
    const portal = await started({ DATABASE_URL: database.url, DATENORDNER: freshData(), DEMO: "false" });
    const answer = new Promise<number>((resolve, reject) => {
      const slow = request(`${portal.url}/v1/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": "2" },
      });
      slow.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      slow.on("error", reject);
      slow.write("{");
      setTimeout(() => slow.end("}"), 1_500);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const code = portal.stop("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(fetch(`${portal.url}/healthz`)).rejects.toThrow();
    expect(await answer).toBeGreaterThanOrEqual(400);
    expect(await code).toBe(0);
  });
});
