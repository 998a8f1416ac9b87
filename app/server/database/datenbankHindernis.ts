import type pg from "pg";
import { findRolle } from "../backend/storage/datenbankRechte";
import { StartRefusal } from "../operator/startRefusal";

/** Where the connection leads, as far as a person may read it; never the password. */
type Ziel = { /** Name of the setting. */ name: string; ort: string };

type Ursache = { code: string | undefined; message: string };

/** What was at the bottom of a failed connection; several addresses of one name fail together. */
function findUrsache(error: unknown): Ursache {
  if (error instanceof AggregateError) return findUrsache(error.errors[0]);
  if (!(error instanceof Error)) return { code: undefined, message: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return { code, message: error.message };
}

type Satz = (ziel: Ziel) => string;

const NIEMAND: Satz = ({ name, ort }) =>
  `Unter ${ort} nimmt niemand Verbindungen an. Bitte prüfen Sie Rechner und Port in ${name}, und ob PostgreSQL dort läuft.`;
const STILL: Satz = ({ name, ort }) =>
  `${ort} antwortet nicht. Bitte prüfen Sie Rechner und Port in ${name}, und ob eine Firewall dazwischen die Verbindung erlaubt.`;
const UNBEKANNT: Satz = ({ name, ort }) =>
  `Den Rechner ${ort} kennt hier niemand. Bitte prüfen Sie seinen Namen in ${name} und die Namensauflösung (DNS).`;
const PASSWORT: Satz = ({ name, ort }) =>
  `PostgreSQL (${ort}) lehnt Benutzer oder Passwort ab. Bitte prüfen Sie beide in ${name}; Sonderzeichen im Passwort müssen dort kodiert sein (%40 für @).`;
const KEIN_PASSWORT: Satz = ({ name, ort }) =>
  `PostgreSQL (${ort}) verlangt ein Passwort. Bitte ergänzen Sie es in ${name}.`;
const NICHT_ZUGELASSEN: Satz = ({ name, ort }) =>
  `PostgreSQL (${ort}) lässt diesen Benutzer von hier aus nicht zu. Bitte prüfen Sie, ob es den Benutzer aus ${name} mit dem Recht LOGIN gibt, die Zeilen in pg_hba.conf und ob der Server eine verschlüsselte Verbindung verlangt (?sslmode=require).`;
const KEINE_DATENBANK: Satz = ({ name, ort }) =>
  `Auf ${ort} gibt es die Datenbank nicht, die ${name} nennt. Bitte legen Sie sie mit CREATE DATABASE an, oder berichtigen Sie den Namen.`;
const KEIN_RECHT: Satz = ({ name, ort }) =>
  `Der Benutzer aus ${name} darf die Datenbank auf ${ort} nicht benutzen. Bitte erteilen Sie ihm mit GRANT CONNECT ON DATABASE das Recht dazu.`;
const VOLL: Satz = ({ ort }) =>
  `PostgreSQL (${ort}) nimmt keine weiteren Verbindungen an. Bitte erhöhen Sie dort max_connections oder das CONNECTION LIMIT, oder verringern Sie DATENBANK_VERBINDUNGEN.`;
const STARTET: Satz = ({ ort }) =>
  `PostgreSQL (${ort}) startet gerade oder wird beendet. Bitte starten Sie das Portal in einem Moment neu.`;
const POOLER: Satz = ({ name, ort }) =>
  `Auf ${ort} antwortet ein Pooler, der Einstellungen, vorbereitete Anweisungen oder Sperren einer Verbindung nicht erhält. Bitte nennen Sie in ${name} den PostgreSQL-Server selbst, oder stellen Sie den Pooler auf eine Verbindung je Sitzung um (bei PgBouncer pool_mode=session und ignore_startup_parameters=statement_timeout,idle_in_transaction_session_timeout).`;
const VERSCHLUESSELT: Satz = ({ name, ort }) =>
  `Mit ${ort} kommt keine verschlüsselte Verbindung zustande. Bitte prüfen Sie sslmode in ${name} und das Zertifikat des Servers.`;

/** @see https://www.postgresql.org/docs/18/errcodes-appendix.html */
const SAETZE: Readonly<Record<string, Satz>> = {
  ECONNREFUSED: NIEMAND,
  ENOENT: NIEMAND,
  ENOTFOUND: UNBEKANNT,
  EAI_AGAIN: UNBEKANNT,
  ETIMEDOUT: STILL,
  EHOSTUNREACH: STILL,
  ENETUNREACH: STILL,
  ECONNRESET: STILL,
  "28P01": PASSWORT,
  "28000": NICHT_ZUGELASSEN,
  "3D000": KEINE_DATENBANK,
  "42501": KEIN_RECHT,
  "53300": VOLL,
  "57P01": STARTET,
  "57P02": STARTET,
  "57P03": STARTET,
  "08P01": POOLER,
};

/** What the driver says without a code. */
const MELDUNGEN: readonly (readonly [RegExp, Satz])[] = [
  [/password must be a(?: non-empty)? string/i, KEIN_PASSWORT],
  [/timeout/i, STILL],
  [/SSL|certificate|TLS/i, VERSCHLUESSELT],
  [/connection terminated/i, STILL],
];

/** What stands in the way of a connection and what to do about it, in one German sentence or two. */
function formatHindernis(error: unknown, ziel: Ziel): string {
  const { code, message } = findUrsache(error);
  const satz =
    (code === undefined ? undefined : SAETZE[code]) ??
    MELDUNGEN.find(([meldung]) => meldung.test(`${code ?? ""} ${message}`))?.[1];
  return (
    satz?.(ziel) ??
    `Die Datenbank auf ${ziel.ort} ist nicht erreichbar (${code ?? message}). Bitte prüfen Sie ${ziel.name}.`
  );
}

/** "db.example.org:5432", or the folder of a socket. */
function ortVon({ connectionString, host, port }: pg.PoolConfig): string {
  if (connectionString === undefined) return `${host ?? "localhost"}:${String(port ?? 5432)}`;
  const url = new URL(connectionString);
  return url.hostname === "" ? (url.searchParams.get("host") ?? "localhost") : `${url.hostname}:${url.port || "5432"}`;
}

/**
 * Connects and says as whom. Throws a StartRefusal that names what stands in the way, a pooler that divides sessions
 * included; `name` is the setting that leads there.
 */
export async function connectOrExplain(pool: pg.Pool, name: string): Promise<string> {
  const ziel = { name, ort: ortVon(pool.options) };
  try {
    const rolle = await findRolle(pool);
    if (await isSharedSitzung(pool)) throw new StartRefusal(POOLER(ziel));
    return rolle;
  } catch (error) {
    throw error instanceof StartRefusal ? error : new StartRefusal(formatHindernis(error, ziel), { cause: error });
  }
}

/**
 * A pooler by transaction gives the session of one connection to the next as soon as the first one does nothing: what
 * was prepared, locked or listened to on it is lost.
 */
async function isSharedSitzung(pool: pg.Pool): Promise<boolean> {
  const frage = "SELECT pg_backend_pid() AS pid";
  const eine = await pool.connect();
  const andere = await pool.connect().catch((error: unknown) => {
    eine.release(true);
    throw error;
  });
  try {
    const erste = await eine.query<{ pid: number }>(frage);
    await andere.query("BEGIN");
    const zweite = await andere.query<{ pid: number }>(frage);
    await andere.query("ROLLBACK");
    return erste.rows[0]?.pid === zweite.rows[0]?.pid;
  } finally {
    eine.release(true);
    andere.release(true);
  }
}
