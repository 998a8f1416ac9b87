import { createServer, type AddressInfo } from "node:net";
import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { connectOrExplain } from "~/server/database/datenbankHindernis";
import { StartRefusal } from "~/server/operator/startRefusal";
import { freePort } from "../../support/portalProcess";
import { openPooler } from "../../support/transaktionsPooler";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const zugang = () => ({ ...inject("anwendung"), host: "127.0.0.1" });

/**
 * A database that does answer is given the time that a busy machine needs; only one that is silent is not waited for.
 */
const GEDULD_MS = 15_000;

/** What a start with this way to the database says. */
async function hindernis(mehr: pg.PoolConfig): Promise<string> {
  const options = mehr.connectionString === undefined ? { ...zugang(), ...mehr } : mehr;
  const pool = new pg.Pool({ connectionTimeoutMillis: GEDULD_MS, max: 2, ...options });
  pool.on("error", () => undefined);
  cleanUp.push(() => void pool.end());
  const error: unknown = await connectOrExplain(pool, "DATABASE_URL").catch((grund: unknown) => grund);
  return error instanceof StartRefusal ? error.message : `kein Hindernis: ${String(error)}`;
}

async function alsEigentuemer(...anweisungen: string[]): Promise<void> {
  const client = new pg.Client(inject("postgres"));
  await client.connect();
  for (const anweisung of anweisungen) await client.query(anweisung);
  await client.end();
}

/** Answers every connection with these bytes, and with nothing at all when there are none. */
async function answerWith(bytes: Buffer | null): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (bytes !== null) socket.once("data", () => socket.end(bytes));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  cleanUp.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** An error of a server, as PostgreSQL writes it. */
function fehler(code: string, meldung: string): Buffer {
  const inhalt = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${meldung}\0\0`);
  const kopf = Buffer.alloc(5);
  kopf.write("E");
  kopf.writeInt32BE(inhalt.length + 4, 1);
  return Buffer.concat([kopf, inhalt]);
}

describe("was einer Verbindung beim Start im Weg steht, steht mit dem, was zu tun ist, in einem Satz", () => {
  it("Port: niemand da, oder niemand, der antwortet", async () => {
    const port = await freePort();
    expect(await hindernis({ port })).toBe(
      `Unter 127.0.0.1:${String(port)} nimmt niemand Verbindungen an. Bitte prüfen Sie Rechner und Port in DATABASE_URL, und ob PostgreSQL dort läuft.`,
    );
    const still = await answerWith(null);
    expect(await hindernis({ port: still, connectionTimeoutMillis: 1_000 })).toContain(
      `127.0.0.1:${String(still)} antwortet nicht. Bitte prüfen Sie Rechner und Port`,
    );
  });

  it("Rechner, den niemand kennt; das Passwort steht nie dabei", async () => {
    const satz = await hindernis({ connectionString: "postgres://portal:geheim@db.invalid/antragsportal" });
    expect(satz).toContain("Den Rechner db.invalid:5432 kennt hier niemand.");
    expect(satz).not.toContain("geheim");
  });

  it("Passwort, Benutzer und Datenbank", async () => {
    expect(await hindernis({ password: "falsch" })).toContain(
      "lehnt Benutzer oder Passwort ab. Bitte prüfen Sie beide in DATABASE_URL",
    );
    expect(await hindernis({ user: "niemand" })).toContain("lehnt Benutzer oder Passwort ab.");
    expect(await hindernis({ database: "gibt_es_nicht" })).toContain(
      "gibt es die Datenbank nicht, die DATABASE_URL nennt.",
    );
    await alsEigentuemer("CREATE ROLE ohne_anmeldung NOLOGIN PASSWORD 'x'");
    cleanUp.push(() => alsEigentuemer("DROP ROLE ohne_anmeldung"));
    expect(await hindernis({ user: "ohne_anmeldung", password: "x" })).toContain("mit dem Recht LOGIN");
  });

  it("Recht", async () => {
    await alsEigentuemer("CREATE DATABASE verschlossen", "REVOKE CONNECT ON DATABASE verschlossen FROM PUBLIC");
    cleanUp.push(() => alsEigentuemer("DROP DATABASE verschlossen"));
    expect(await hindernis({ database: "verschlossen" })).toContain("GRANT CONNECT ON DATABASE");
  });

  it("zu viele Verbindungen, auch wenn nur die zweite fehlt", async () => {
    await alsEigentuemer("CREATE DATABASE eng CONNECTION LIMIT 1");
    cleanUp.push(() => alsEigentuemer("DROP DATABASE eng WITH (FORCE)"));
    expect(await hindernis({ database: "eng" })).toContain(
      "nimmt keine weiteren Verbindungen an. Bitte erhöhen Sie dort max_connections",
    );
  });

  it("Server, der startet", async () => {
    const port = await answerWith(fehler("57P03", "the database system is starting up"));
    expect(await hindernis({ port })).toContain("startet gerade oder wird beendet.");
  });

  it("Pooler, der Einstellungen ablehnt, und einer, der Sitzungen teilt", async () => {
    const port = await answerWith(fehler("08P01", "unsupported startup parameter: statement_timeout"));
    expect(await hindernis({ port })).toContain("antwortet ein Pooler");
    const pooler = await openPooler(zugang());
    cleanUp.push(() => pooler.stop());
    expect(await hindernis({ port: pooler.port })).toContain(
      "Bitte nennen Sie in DATABASE_URL den PostgreSQL-Server selbst",
    );
  });

  it("nichts, wenn nichts im Weg steht", async () => {
    expect(await hindernis({})).toBe(`kein Hindernis: ${zugang().user}`);
  });
});
