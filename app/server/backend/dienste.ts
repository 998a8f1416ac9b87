import type { Pool } from "pg";
import type { Logzeilen } from "~/domain/protokoll/logzeile";
import type { Clock } from "~/lib/clock";
import type { Beschreibung } from "../settings/describeSettings";
import type { Umgebungsangabe } from "../settings/describeUmgebung";
import type { BackendSettings } from "../settings/settings";
import type { Betriebslage } from "./betriebslage";
import type { Datenbank } from "./storage/datenbank";
import type { DateiAblage } from "./ports/ablagePort";
import type { Pruefstand } from "./ports/pruefstandPort";
import type { Virenpruefung } from "./ports/virenPort";
import type { MailPort } from "./ports/mailPort";
import type { NezoPort } from "./ports/nezoPort";
import type { Betriebsstandlesung } from "./usecases/wartung/betriebsstand";
import type { Zufall } from "./ports/zufallPort";

/** What the backend lives by: settings as they are declared, and what follows from others. */
export type BackendConfig = BackendSettings & {
  version: string;
  /** All times and limits as they hold, for the administration. */
  zeitenUndGrenzen: readonly Beschreibung[];
  /** What the process runs with, without secrets, for the administration. */
  umgebung: readonly Umgebungsangabe[];
  /** Origin under which browsers reach the portal, without a slash at the end. */
  publicUrl: string;
  /** True when `publicUrl` is https: cookies are then `__Host-` and Secure. */
  secureCookies: boolean;
  /** Signs short-lived cookies and encrypts stored secrets; never empty in a running process. */
  secretKey: string;
  /** The token of the specialist system; empty when this process has no backend. */
  fachToken: string;
  nezoAktiv: boolean;
  nezoRegistrierungAktiv: boolean;
  formularMaxBytes: number;
  /** How many bytes of files one company may keep. */
  anlagenMaxBytes: number;
  /** Cost of password hashing as a power of two; production uses 15. */
  scryptLogN: number;
};

/** What the backend writes to the log. Never texts of users, never tokens. */
export type Protokoll = {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** Everything with an effect that use cases are given. */
export type Dienste = {
  db: Datenbank;
  pool: Pool;
  /** The database as views see it: as a role that only reads. Whoever asks it where that role is missing is refused. */
  lesend: { db: Datenbank; pool: Pool };
  clock: Clock;
  random: Zufall;
  mail: MailPort;
  nezo: NezoPort;
  ablage: DateiAblage;
  /** Null: no scanner is set up. */
  viren: Virenpruefung | null;
  pruefstand: Pruefstand;
  config: BackendConfig;
  log: Protokoll;
  /** What this process has written to it of late. */
  logzeilen: Logzeilen;
  lage: Betriebslage;
  /** The maintenance window and the state of the chains, as every page needs them. */
  betriebsstand: Betriebsstandlesung;
  /** Tells the outbox worker that there is mail; `inTransaktion` calls it. */
  wakeMail(): void;
  /** Tells the worker that a file of a list was ordered. */
  wakeExporte(): void;
};
