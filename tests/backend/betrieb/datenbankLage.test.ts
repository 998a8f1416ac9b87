import type pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { createBackend } from "~/server/backend";
import type { Backend } from "~/server/backend/ports/backendPort";
import { readConfig } from "~/server/settings/config";
import { queueLimits, requestLimits } from "~/server/database/databaseLimits";
import { createLog } from "~/server/operator/log";
import { createPool, type OpenPool } from "~/server/database/pool";
import { type Angelegt, felder, create, save } from "../../support/antraege";
import { Browser, startBackend, type TestBackend } from "../../support/backend";
import { openSilentNetz } from "../../support/stummesNetz";
import { startLaufzeit } from "../../support/laufzeit";

let t: TestBackend;
const cleanUp: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  t = await startBackend();
});
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});
afterAll(() => t.stop());

/**
 * What 500 requests at once may take besides on a machine with other things to do; without a limit the last ones waited
 * for 15 s.
 */
const LANGSAME_MASCHINE_MS = 2_500;

const datenbank = (): string => t.umgebung.pool.options.database ?? "";

/** Another node on the same database, with the pool and the limits of production. */
function weitererKnoten(
  env: Record<string, string> = {},
  mehr: pg.PoolConfig = {},
): { backend: Backend; offen: OpenPool } {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.join());
  const zugang = { ...inject("anwendung"), database: datenbank(), ...requestLimits(config.value), ...mehr };
  const offen = createPool(zugang, createLog("silent"), queueLimits(config.value));
  const backend = createBackend({ ...t.umgebung, pool: offen.pool }, { scryptLogN: 4 });
  cleanUp.push(async () => {
    await backend.stop();
    await offen.end();
  });
  return { backend, offen };
}

/** The same person at another node. */
function anderswo(person: Browser, backend: Backend): Browser {
  const dort = new Browser(backend, person.ip);
  for (const [name, wert] of person.kekse) dort.kekse.set(name, wert);
  return dort;
}

/** Does something at each change of a Vorhaben, until the test ends. */
async function disturbSpeichern(anweisung: string): Promise<void> {
  await t.eigentuemer.query(
    `CREATE FUNCTION stoere() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${anweisung}; RETURN NEW; END $$`,
  );
  await t.eigentuemer.query("CREATE TRIGGER stoere BEFORE UPDATE ON vorhaben FOR EACH ROW EXECUTE FUNCTION stoere()");
  cleanUp.push(() => t.eigentuemer.query("DROP FUNCTION stoere CASCADE"));
}

describe("was der Datenbank fehlt", () => {
  it("voller Speicher: Speichern ist 503 mit Retry-After, Lesen geht, und der Knoten sagt es und bleibt bereit", async () => {
    const { backend } = weitererKnoten();
    const person = anderswo(await t.alsBevollmaechtigter(), backend);
    const antrag = await create(person);
    expect(await backend.listStoerungen()).toEqual([]);
    await disturbSpeichern("RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'");
    const antwort = await save(person, antrag, { revision: 1, aenderungen: [felder({ titel: "Neu" })] });
    expect(antwort).toMatchObject({ status: 503, body: { code: "NICHT_ERREICHBAR", httpSubStatus: "503.10" } });
    expect(antwort.headers.get("retry-after")).toBe("30");
    expect((await person.get(`/v1/antraege/${antrag.uuid}`)).status).toBe(200);
    expect(await backend.ready()).toBe(true);
    expect(await backend.listStoerungen()).toEqual([
      "Der Datenbank fehlt Speicherplatz; es kann nichts gespeichert werden.",
    ]);
  });

  it("zu viele Verbindungen: 503 mit Retry-After, und der Knoten sagt, woran es liegt", async () => {
    const { backend } = weitererKnoten();
    await t.eigentuemer.query(`ALTER DATABASE ${datenbank()} CONNECTION LIMIT 0`);
    cleanUp.push(() => t.eigentuemer.query(`ALTER DATABASE ${datenbank()} CONNECTION LIMIT -1`));
    const antwort = await anderswo(await t.alsBevollmaechtigter(), backend).get("/v1/sitzung");
    expect(antwort).toMatchObject({ status: 503, body: { code: "NICHT_ERREICHBAR" } });
    expect(antwort.headers.get("retry-after")).toBe("5");
    expect(await backend.ready()).toBe(false);
    expect(await backend.listStoerungen()).toEqual([
      "Die Datenbank nimmt keine weiteren Verbindungen an (max_connections).",
    ]);
  });
});

describe("viele zugleich", () => {
  it("500 Speichernde vor langsamer Datenbank: Jeder hat nach spätestens 5 Sekunden eine Antwort", async () => {
    const person = await t.alsBevollmaechtigter();
    const antraege: Angelegt[] = [];
    for (let mal = 0; mal < 50; mal += 1) antraege.push(await create(person));
    await disturbSpeichern("PERFORM pg_sleep(0.25)");
    const { backend, offen } = weitererKnoten({ DATENBANK_VERBINDUNGEN: "4" });
    const dort = anderswo(person, backend);
    const gelaufen = startLaufzeit();
    const antworten = await Promise.all(
      Array.from({ length: 10 }, () => antraege)
        .flat()
        .map(async (antrag) => {
          const beginn = gelaufen();
          const { status, headers } = await save(dort, antrag, {
            revision: 1,
            aenderungen: [felder({ titel: "Neu" })],
          });
          return { status, retryAfter: headers.get("retry-after"), millis: gelaufen() - beginn };
        }),
    );
    const gelungen = antworten.filter(({ status }) => status === 200);
    const abgewiesen = antworten.filter(({ status }) => status === 503);
    expect([gelungen.length + abgewiesen.length, gelungen.length > 0, abgewiesen.length > 0]).toEqual([
      500,
      true,
      true,
    ]);
    expect(new Set(abgewiesen.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["5"]));
    expect(Math.max(...antworten.map(({ millis }) => millis))).toBeLessThan(5_000 + LANGSAME_MASCHINE_MS);
    expect(offen.pool.waitingCount).toBe(0);
    expect((await dort.get("/v1/sitzung")).status).toBe(200);
  });

  it("/readyz hat eine eigene Verbindung: Auch wenn alle anderen belegt sind, ist der Knoten bereit", async () => {
    const { backend, offen } = weitererKnoten({ DATENBANK_VERBINDUNGEN: "2" });
    const belegt = [await offen.pool.connect(), await offen.pool.connect()];
    expect(await backend.ready()).toBe(true);
    for (const client of belegt) client.release();
  });

  it("beantwortet hundert Fragen zugleich, ob er bereit ist, mit einer einzigen an die Datenbank", async () => {
    const { backend } = weitererKnoten();
    // By name, because connections of the test before may still be ending.
    const listVerbindungen = async (): Promise<number[]> => {
      const frage = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND usename <> current_user";
      return (await t.eigentuemer.query<{ pid: number }>(frage)).rows.map(({ pid }) => pid);
    };
    const vorher = await listVerbindungen();
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => backend.ready())))).toEqual(new Set([true]));
    expect((await listVerbindungen()).filter((pid) => !vorher.includes(pid))).toHaveLength(1);
  });
});

describe("eine Verbindung, die verstummt", () => {
  it("kostet eine Anfrage die Zeitgrenze und geht samt denen, die ruhten, nicht in den Vorrat zurück", async () => {
    const netz = await openSilentNetz(inject("anwendung").port);
    cleanUp.push(() => netz.stop());
    const wege = { host: "127.0.0.1", port: netz.port };
    const { backend, offen } = weitererKnoten(
      { ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN: "500", DATENBANK_VERBINDUNGEN: "6" },
      wege,
    );
    const person = anderswo(await t.alsBevollmaechtigter(), backend);
    await Promise.all(Array.from({ length: 30 }, () => person.get("/v1/sitzung")));
    expect(offen.pool.idleCount).toBe(6);
    netz.silence();
    netz.heal();
    // A transaction: its ROLLBACK must not wait for the same silence, nor its connection be given to somebody else.
    expect((await person.post("/v1/antraege", { bezeichnung: "" })).status).toBe(503);
    expect(await Promise.all(Array.from({ length: 12 }, async () => (await person.get("/v1/sitzung")).status))).toEqual(
      Array(12).fill(200),
    );
  });

  it("hält nicht fest, was ihre Transaktion gesperrt hat", async () => {
    const netz = await openSilentNetz(inject("anwendung").port);
    cleanUp.push(() => netz.stop());
    const wege = { host: "127.0.0.1", port: netz.port };
    const { offen } = weitererKnoten({ ZEITGRENZE_RUHENDE_TRANSAKTION_SEKUNDEN: "1" }, wege);
    const client = await offen.pool.connect();
    await client.query("BEGIN");
    await client.query("SELECT 1 FROM benutzer FOR UPDATE");
    netz.silence();
    await t.eigentuemer.query("SET lock_timeout = '20s'");
    expect((await t.eigentuemer.query("SELECT 1 FROM benutzer FOR UPDATE")).rowCount).toBeGreaterThan(0);
    await expect(client.query("SELECT 1")).rejects.toThrow();
    client.release(true);
  });
});
