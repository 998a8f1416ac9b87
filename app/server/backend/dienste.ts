import type { Pool } from "pg";
import type { BekanntgabeRegel } from "~/domain/bescheid/fristen";
import type { Clock } from "~/lib/clock";
import type { Betriebslage } from "./betriebslage";
import type { Datenbank } from "./storage/datenbank";
import type { DateiAblage } from "./ports/ablagePort";
import type { Pruefstand } from "./ports/pruefstandPort";
import type { Virenpruefung } from "./ports/virenPort";
import type { MailPort } from "./ports/mailPort";
import type { NezoPort } from "./ports/nezoPort";
import type { Zufall } from "./ports/zufallPort";

/** The settings of the backend. Times are in the unit of their name. */
export type BackendConfig = {
  version: string;
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
  features: { testdatenGenerator: boolean };
  mailAbsender: string;
  sitzung: { leerlaufMinuten: number; maxStunden: number; nachweisMinuten: number; zugriffSekunden: number; karenzSekunden: number };
  tanMinuten: number;
  /** How long links, cookies and states around accounts live. */
  fristenMinuten: {
    registrierung: number;
    bestaetigung: number;
    passwortLink: number;
    einladung: number;
    nezo: number;
    geparkteEingabe: number;
    formularTicket: number;
  };
  /** So long after a complete login its browser is a known device. */
  bekanntesGeraetSekunden: number;
  /** When a decision counts as announced. */
  bekanntgabeRegel: BekanntgabeRegel;
  /** So many days before the last one of a period the company is reminded of it. */
  erinnerungTage: { nachforderung: number; abruf: number; widerspruch: number };
  /** Wrong answers to one TAN; after them it no longer works. */
  tanVersuche: number;
  /** How often something may be tried, per account, mail address or address of a computer. */
  grenzen: {
    anmeldungenJeKontoUndIpMinute: number;
    anmeldungenJeIpMinute: number;
    mailsJeAdresseStunde: number;
    mailsJeIpStunde: number;
    belegpruefungenJeIpMinute: number;
    neueTansJeKontoStunde: number;
    anmeldeTansJeKontoStunde: number;
    /** So many failed logins in a row lock the account. */
    fehlversucheInFolge: number;
    /** So many of them cost no waiting. */
    fehlversucheOhneWarten: number;
    wartenMaxSekunden: number;
    /** So many failures in a row a known device or an open session has to itself. */
    fehlversucheJeGeraet: number;
    /** So many failures in a row are told to the owner of the account, once a day. */
    fehlversucheBisMail: number;
    anlagenJePersonStunde: number;
    /** Comparing a file and taking it over count one each. */
    importeJePersonStunde: number;
    parkenJePersonStunde: number;
    parkenJeIpStunde: number;
    /** So many kept forms of a person may wait at a time. */
    geparkteEingabenJePerson: number;
  };
  /** Limits of the live channel. */
  live: {
    verbindungenJePerson: number;
    rahmenJe10Sekunden: number;
    /** So much may wait for one browser that does not take it. */
    pufferKilobyte: number;
    /** True: the cookie JSESSIONID is set, by which some load balancers keep a browser on one node. */
    jsessionid: boolean;
  };
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
  lage: Betriebslage;
  /** Tells the outbox worker that there is mail; `inTransaktion` calls it. */
  weckeMail(): void;
  /** Tells the worker that a file of a list was ordered. */
  weckeExporte(): void;
};
