import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Pool } from "pg";
import type { Gelesen } from "~/contract/wire/call";
import type { Logzeilen } from "~/domain/protokoll/logzeile";
import type { Clock } from "~/lib/clock";
import type { MailPort } from "./mailPort";
import type { NezoPort } from "./nezoPort";
import type { DateiAblage } from "./ablagePort";
import type { Pruefstand } from "./pruefstandPort";
import type { Virenpruefung } from "./virenPort";
import type { PortalConfig } from "../../settings/config";
import type { Log } from "../../operator/log";

/** One way to log in to the demo; printed at the start. */
export type DemoZugang = { email: string; passwort: string; rolle: string };

/** What the process gives to the backend. `pool` belongs to the caller, who ends it after `stop`. */
export type BackendUmgebung = {
  pool: Pool;
  clock: Clock;
  mail: MailPort;
  nezo: NezoPort;
  ablage: DateiAblage;
  /** Null: no scanner is set up. */
  viren: Virenpruefung | null;
  /** Belongs to the caller, too. */
  pruefstand: Pruefstand;
  config: PortalConfig;
  log: Log;
  /** What this process has written to it of late. */
  logzeilen: Logzeilen;
};

/**
 * A reading call: where it stands in the contract, its input, and the headers a request would have, in small letters.
 */
export type LesenderRuf = { path: readonly string[]; input: unknown; headers: Readonly<Record<string, string>> };

/** `kopf`: what every answer carries. Requests find it set already; what is said to a web socket has to bring it. */
export type LiveAufrufer = { clientIp: string; requestId: string; kopf: Readonly<Record<string, string>> };

/**
 * What answers below /notifications: the live channel of this process, or the way to the one of the backend. Neither
 * call throws.
 */
export type LiveTuer = {
  request(incoming: IncomingMessage, outgoing: ServerResponse, caller: LiveAufrufer): void;
  upgrade(incoming: IncomingMessage, wechsel: { socket: Duplex; head: Buffer }, caller: LiveAufrufer): void;
  /** Says good-bye to everybody who is connected and refuses whoever comes. */
  stop(): Promise<void>;
};

/** The reference backend as the process sees it: one HTTP handler and its life. */
export type Backend = {
  /**
   * Answers each request below /v1 and /fach/v1; never rejects. `vorgang` stands for the page request that several
   * calls make up: its reading calls share one look at the session.
   */
  handle(request: Request, meta: { clientIp: string; vorgang?: object | null }): Promise<Response>;
  /**
   * Makes one reading call of the contract without a request and an answer: same rights, same errors. Never rejects.
   */
  read(ruf: LesenderRuf, meta: { clientIp: string; vorgang?: object | null }): Promise<Gelesen>;
  /** The live channel; it tells something only between `start` and `stop`. */
  live: LiveTuer;
  /** Brings the database to the newest version; safe when several nodes start at once. */
  migrate(): Promise<void>;
  /** Loads the demo data once per database and lists the logins each time. */
  seedDemo(): Promise<DemoZugang[]>;
  /** Starts the background workers: mail outbox, deadlines, purge. */
  start(): void;
  /** Stops the workers and waits for the work in hand. */
  stop(): Promise<void>;
  /** True when the database answers and all migrations are in. */
  ready(): Promise<boolean>;
  /** What does not work now although the process is ready, in German, for the operator. */
  listStoerungen(): Promise<string[]>;
};
