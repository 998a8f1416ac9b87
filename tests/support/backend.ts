import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { pino } from "pino";
import { expect, inject } from "vitest";
import { createBackend } from "~/server/backend";
import type { Dienste } from "~/server/backend/dienste";
import type { DateiAblage } from "~/server/backend/ports/ablagePort";
import type { Mail } from "~/server/backend/ports/mailPort";
import type { NezoErgebnis } from "~/server/backend/ports/nezoPort";
import type { Pruefstand } from "~/server/backend/ports/pruefstandPort";
import type { Virenpruefung } from "~/server/backend/ports/virenPort";
import { sendNextMail } from "~/server/backend/usecases/mail/sendNextMail";
import type { LiveMasse } from "~/server/backend/live/connection";
import type { Backend, BackendUmgebung } from "~/server/backend/ports/backendPort";
import { createLogspeicher } from "~/server/backend/logspeicher";
import { readConfig, type PortalConfig } from "~/server/settings/config";
import { createOrdnerAblage } from "~/server/ablage/ordnerAblage";
import { createPruefstand } from "~/server/backend/pruefstand/createPruefstand";
import { Browser, type RufOptionen } from "./browser";
import { createDatabase, dropDatabase, openPool } from "./postgres";
import { FIRMEN, MENSCHEN, PASSWORT, seedWelt, type MenschName } from "./welt";

export { Browser, listOf, textOf, type Antwort, type Koerper } from "./browser";
export { FIRMEN, MENSCHEN, PASSWORT } from "./welt";

/** The token of the specialist system in the tests. */
export const FACH_TOKEN = "fach-token-fuer-tests-0123456789-abcdef";
const ANFANG = "2026-03-02T09:00:00Z";

/** The time of the backend under test; it moves only when told. */
export class Uhr {
  private millis = Date.parse(ANFANG);
  now = (): Date => new Date(this.millis);
  set(instant: string): void {
    this.millis = Date.parse(instant);
  }
  vor({ sekunden = 0, minuten = 0, stunden = 0, tage = 0 }): void {
    this.millis += (((tage * 24 + stunden) * 60 + minuten) * 60 + sekunden) * 1000;
  }
}

/** Identifications that the test prepares: outcome by state. */
export class NezoAttrappe {
  readonly ergebnisse = new Map<string, NezoErgebnis>();
  anmeldeUrl = ({ state, intent, rueckkehr }: { state: string; intent: string; rueckkehr: string }) =>
    `https://nezo.example.org/anmelden?${new URLSearchParams({ state, intent, rueckkehr }).toString()}`;
  ergebnis = (state: string): Promise<NezoErgebnis> =>
    Promise.resolve(this.ergebnisse.get(state) ?? { status: "OFFEN" });
}

export type TestBackend = {
  backend: Backend;
  /** What the backend was given; for a second one on the same database. */
  umgebung: BackendUmgebung;
  dienste: Dienste;
  uhr: Uhr;
  nezo: NezoAttrappe;
  /** Mails that were delivered; `clearAusgang` delivers what waits in the outbox. */
  mails: Mail[];
  /** Set to make deliveries fail. */
  mailFehler: { aktiv: boolean };
  clearAusgang(): Promise<Mail[]>;
  /** Where the files of the Vorhaben lie. */
  ordner: string;
  /** The database as its owner, for what the application may not do. */
  eigentuemer: pg.Pool;
  /** The SQL statements since the last reset. */
  statements: string[];
  /** A client without cookies, with an address of its own. */
  browser(ip?: string): Browser;
  /** One call without cookies. */
  ruf(methode: string, pfad: string, optionen?: RufOptionen): ReturnType<Browser["ruf"]>;
  /** A logged-in client; people of a company have chosen it (the first one, or `firma`), staff their first role. */
  als(name: MenschName, firma?: keyof typeof FIRMEN): Promise<Browser>;
  alsBevollmaechtigter(): Promise<Browser>;
  alsMitarbeiter(): Promise<Browser>;
  alsKollege(): Promise<Browser>;
  alsFremder(): Promise<Browser>;
  alsSupport(): Promise<Browser>;
  alsQm(): Promise<Browser>;
  alsAdmin(): Promise<Browser>;
  /** The calls of the specialist system. */
  fach(methode: string, pfad: string, optionen?: RufOptionen): ReturnType<Browser["ruf"]>;
  stop(): Promise<void>;
};

function testConfig(umgebung: Record<string, string>): PortalConfig {
  const config = readConfig({
    NODE_ENV: "test",
    SECRET_KEY: "geheim-fuer-tests-0123456789-abcdefgh",
    FACH_TOKEN,
    ...umgebung,
  });
  if (!config.ok) throw new Error(config.error.join("\n"));
  return config.value;
}

/**
 * All backends of a test process have the same threads, which take a second to start; a busy machine needs time for the
 * work.
 */
export const pruefstand = createPruefstand({ log: pino({ level: "silent" }), millis: 60_000 });

/** Another storage or scanner than a fresh folder and none, other times of the live channel. */
export type Abweichung = {
  ablage?: DateiAblage;
  viren?: Virenpruefung;
  pruefstand?: Pruefstand;
  live?: Partial<LiveMasse>;
};

/** A fresh copy of the migrated database, as the application and as its owner see it, until `drop`. */
async function openDatabase() {
  const postgres = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(postgres, database, inject("vorlage"));
  const pool = openPool({ ...inject("anwendung"), database, max: 10 });
  const eigentuemer = openPool({ ...postgres, database, max: 2 });
  const drop = async () => {
    await pool.end();
    await eigentuemer.end();
    await dropDatabase(postgres, database);
  };
  return { pool, eigentuemer, drop };
}

/** What stands for the world outside. */
function createAttrappen() {
  const mails: Mail[] = [];
  const mailFehler = { aktiv: false };
  const send = (neu: Mail) => {
    if (mailFehler.aktiv) return Promise.reject(new Error("Mailserver nicht erreichbar"));
    mails.push(neu);
    return Promise.resolve();
  };
  return { uhr: new Uhr(), nezo: new NezoAttrappe(), mail: { send }, mails, mailFehler };
}

/**
 * A backend on a fresh copy of the migrated database, with the companies and people of `welt.ts`. `umgebung`:
 * environment variables. `stop` takes the database away.
 */
export async function startBackend(
  umgebung: Record<string, string> = {},
  abweichung: Abweichung = {},
): Promise<TestBackend> {
  const ordner = mkdtempSync(join(tmpdir(), "antragsportal-anlagen-"));
  const { pool, eigentuemer, drop } = await openDatabase();
  const { mail, ...attrappen } = createAttrappen();
  const statements: string[] = [];
  const gegeben = {
    pool,
    clock: attrappen.uhr,
    mail,
    nezo: attrappen.nezo,
    log: pino({ level: process.env.TEST_LOG ?? "silent" }),
    logzeilen: createLogspeicher(attrappen.uhr.now()),
    ablage: abweichung.ablage ?? createOrdnerAblage(ordner),
    config: testConfig(umgebung),
    viren: abweichung.viren ?? null,
    pruefstand: abweichung.pruefstand ?? pruefstand,
  };
  const { live = {} } = abweichung;
  const backend = createBackend(gegeben, { scryptLogN: 4, onStatement: (sql) => statements.push(sql), live });
  const { dienste } = backend;
  await seedWelt(dienste);
  const clearAusgang = async () => {
    while (await sendNextMail(dienste));
    return attrappen.mails;
  };
  const stop = async () => {
    await backend.stop();
    await drop();
    rmSync(ordner, { recursive: true, force: true });
  };
  const innen = { backend, umgebung: gegeben, dienste, ordner, eigentuemer, statements };
  return { ...attrappen, ...innen, clearAusgang, stop, ...createClients(backend) };
}

function createClients(backend: Backend) {
  let next = 1;
  const browser = (ip = `10.0.${String(Math.floor(next / 200))}.${String((next++ % 200) + 1)}`) =>
    new Browser(backend, ip);
  const als = async (name: MenschName, firma?: keyof typeof FIRMEN): Promise<Browser> => {
    const client = browser();
    expect(await client.login(MENSCHEN[name].email, PASSWORT)).toMatchObject({
      status: 200,
      body: { state: "AUTHENTICATED" },
    });
    const rolle = MENSCHEN[name].rollen[0];
    if (rolle !== "UNTERNEHMENSMITARBEITER") {
      expect((await client.post("/v1/benutzer/systemrollen/waehlen", { systemRolle: rolle })).status).toBe(200);
      return client;
    }
    const { uuid } = FIRMEN[firma ?? (name === "fremd" ? "chemie" : "maschinenbau")];
    expect((await client.post(`/v1/benutzer/unternehmen/${uuid}/waehlen`)).status).toBe(200);
    return client;
  };
  return {
    browser,
    als,
    ruf: (methode: string, pfad: string, optionen: RufOptionen = {}) => browser().ruf(methode, pfad, optionen),
    fach: (methode: string, pfad: string, optionen: RufOptionen = {}) =>
      browser().ruf(methode, pfad, {
        ...optionen,
        headers: { authorization: `Bearer ${FACH_TOKEN}`, ...optionen.headers },
      }),
    alsBevollmaechtigter: () => als("bevollmaechtigt"),
    alsMitarbeiter: () => als("mitarbeit"),
    alsKollege: () => als("kollege"),
    alsFremder: () => als("fremd"),
    alsSupport: () => als("support"),
    alsQm: () => als("qm"),
    alsAdmin: () => als("admin"),
  };
}
