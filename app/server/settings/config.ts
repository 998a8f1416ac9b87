import { resolve } from "node:path";
import type { Result } from "~/lib/result";
import packageJson from "../../../package.json" with { type: "json" };
import type { BackendConfig } from "../backend/dienste";
import { environmentSchema, findConflicts, type Environment } from "./configSchema";

/** What the backend is given as it stands here. */
type Geteilt = Pick<
  BackendConfig,
  | "version"
  | "publicUrl"
  | "secureCookies"
  | "mailAbsender"
  | "secretKey"
  | "fachToken"
  | "features"
  | "sitzung"
  | "tanMinuten"
  | "fristenMinuten"
  | "bekanntesGeraetSekunden"
  | "tanVersuche"
  | "bekanntgabeRegel"
  | "erinnerungTage"
  | "grenzen"
  | "live"
>;

/** A bucket of an S3 store for the attachments. */
export type S3Config = {
  /** Origin of the store. */
  endpunkt: string;
  region: string;
  bucket: string;
  /** In front of all keys, without slashes at its ends: what lies below belongs to this portal alone. */
  praefix: string;
  schluesselId: string;
  geheimnis: string;
  /** True: the bucket stands in the path of the address; false: in front of its host. */
  pfadstil: boolean;
  /** How long nothing may move. */
  sekunden: number;
};

/** All settings of one process, read once at the start. Times are in the unit of their name. */
export type PortalConfig = Geteilt & {
  isProduction: boolean;
  port: number;
  host: string;
  trustProxy: boolean;
  logLevel: string;
  /** Absolute path of the folder for the embedded database, mails and generated secrets. */
  dataFolder: string;
  /** Null: the embedded PostgreSQL runs. */
  databaseUrl: string | null;
  /** The owner of the tables, for migrations; null: `databaseUrl` does it. */
  migrationDatabaseUrl: string | null;
  databaseConnections: number;
  /** So many requests may wait for one of them at a time. */
  databaseWaiting: number;
  /** Set: this process has no backend of its own and calls that address. */
  backendUrl: string | null;
  /** True: this process serves /v1 and /fach/v1 only. */
  nurBackend: boolean;
  /** Demo data and simulators; never in production. */
  demo: boolean;
  smtpUrl: string | null;
  nezo: { aktiv: boolean; registrierungAktiv: boolean; /** Null: simulator, below `publicUrl`. */ url: string | null; clientToken: string };
  /**
   * Where files of the Vorhaben lie, and how many megabytes of them one company may keep. With `s3` the folder only receives them.
   */
  anlagen: { ordner: string; maxMbJeUnternehmen: number; s3: S3Config | null };
  /** The scanner for malware; null: files are not scanned. */
  clamd: { host: string; port: number } | null;
  /** How long one step may take before it is given up. */
  zeitgrenzen: {
    kopfzeilenSekunden: number;
    anfrageSekunden: number;
    /** The same for a request that brings files. */
    hochladenSekunden: number;
    /** One statement; migrations and demo data are exempt. */
    anweisungMillisekunden: number;
    datenbankVerbindungSekunden: number;
    /** An unused connection to the database is closed after that. */
    datenbankLeerlaufSekunden: number;
    /** Longest wait for one of the connections while all are in use. */
    datenbankWarteschlangeMillisekunden: number;
    /** A transaction in which nothing happens is ended by the server. */
    ruhendeTransaktionSekunden: number;
    mailSekunden: number;
    nezoSekunden: number;
    pdfSekunden: number;
    /** A page waits so long for each answer of the backend. */
    backendSekunden: number;
    /** The same for a file: it arrives, is scanned and put away meanwhile. */
    dateiSekunden: number;
    clamdSekunden: number;
    /** A connection without a request is kept so long. */
    ruhendeVerbindungSekunden: number;
    /** So long a process that is told to stop goes on answering, while it says that it is not ready. */
    stoppVorlaufSekunden: number;
  };
  fachSimulatorVerzoegerungSekunden: number;
  /** Seconds between two steps in the life of an Antrag that the simulator walks; 0: it only acknowledges. */
  fachSimulatorSchrittSekunden: number;
  /** Tests only: file that holds an ISO instant, the time this process believes in. */
  uhrDatei: string | null;
};

/** Reads the environment. The failure is the complete list of what is wrong, one German line each. */
export function readConfig(env: Record<string, string | undefined>): Result<PortalConfig, string[]> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    return { ok: false, error: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) };
  }
  const conflicts = findConflicts(parsed.data);
  if (conflicts.length > 0) return { ok: false, error: conflicts.map(({ name, message }) => `${name}: ${message}`) };
  return { ok: true, value: toConfig(parsed.data) };
}

function toGrenzen(env: Environment): PortalConfig["grenzen"] {
  return {
    anmeldungenJeKontoUndIpMinute: env.GRENZE_ANMELDUNGEN_JE_KONTO_UND_IP_MINUTE,
    anmeldungenJeIpMinute: env.GRENZE_ANMELDUNGEN_JE_IP_MINUTE,
    mailsJeAdresseStunde: env.GRENZE_MAILS_JE_ADRESSE_STUNDE,
    mailsJeIpStunde: env.GRENZE_MAILS_JE_IP_STUNDE,
    belegpruefungenJeIpMinute: env.GRENZE_BELEGPRUEFUNGEN_JE_IP_MINUTE,
    neueTansJeKontoStunde: env.GRENZE_NEUE_TANS_JE_KONTO_STUNDE,
    anmeldeTansJeKontoStunde: env.GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE,
    fehlversucheInFolge: env.GRENZE_FEHLVERSUCHE_IN_FOLGE,
    fehlversucheOhneWarten: env.GRENZE_FEHLVERSUCHE_OHNE_WARTEN,
    wartenMaxSekunden: env.GRENZE_WARTEN_MAX_SEKUNDEN,
    fehlversucheJeGeraet: env.GRENZE_FEHLVERSUCHE_JE_GERAET,
    fehlversucheBisMail: env.GRENZE_FEHLVERSUCHE_BIS_MAIL,
    anlagenJePersonStunde: env.GRENZE_ANLAGEN_JE_PERSON_STUNDE,
    importeJePersonStunde: env.GRENZE_IMPORTE_JE_PERSON_STUNDE,
    parkenJePersonStunde: env.GRENZE_PARKEN_JE_PERSON_STUNDE,
    parkenJeIpStunde: env.GRENZE_PARKEN_JE_IP_STUNDE,
    geparkteEingabenJePerson: env.GRENZE_GEPARKTE_EINGABEN_JE_PERSON,
  };
}

const [STUNDE, TAG] = [60, 24 * 60];

function toFristen(env: Environment): PortalConfig["fristenMinuten"] {
  return {
    registrierung: env.FRIST_REGISTRIERUNG_STUNDEN * STUNDE,
    bestaetigung: env.FRIST_BESTAETIGUNG_STUNDEN * STUNDE,
    passwortLink: env.FRIST_PASSWORT_LINK_MINUTEN,
    einladung: env.FRIST_EINLADUNG_TAGE * TAG,
    nezo: env.FRIST_NEZO_MINUTEN,
    geparkteEingabe: env.FRIST_GEPARKTE_EINGABE_STUNDEN * STUNDE,
    formularTicket: env.FRIST_FORMULAR_TICKET_STUNDEN * STUNDE,
  };
}

function toZeitgrenzen(env: Environment): PortalConfig["zeitgrenzen"] {
  return {
    kopfzeilenSekunden: env.ZEITGRENZE_KOPFZEILEN_SEKUNDEN,
    anfrageSekunden: env.ZEITGRENZE_ANFRAGE_SEKUNDEN,
    hochladenSekunden: env.ZEITGRENZE_HOCHLADEN_SEKUNDEN,
    anweisungMillisekunden: env.ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN,
    datenbankVerbindungSekunden: env.ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN,
    datenbankLeerlaufSekunden: env.ZEITGRENZE_DATENBANK_LEERLAUF_SEKUNDEN,
    datenbankWarteschlangeMillisekunden: env.ZEITGRENZE_DATENBANK_WARTESCHLANGE_MILLISEKUNDEN,
    ruhendeTransaktionSekunden: env.ZEITGRENZE_RUHENDE_TRANSAKTION_SEKUNDEN,
    mailSekunden: env.ZEITGRENZE_MAIL_SEKUNDEN,
    nezoSekunden: env.ZEITGRENZE_NEZO_SEKUNDEN,
    pdfSekunden: env.ZEITGRENZE_PDF_SEKUNDEN,
    backendSekunden: env.ZEITGRENZE_BACKEND_SEKUNDEN,
    dateiSekunden: env.ZEITGRENZE_HOCHLADEN_SEKUNDEN + env.ZEITGRENZE_CLAMD_SEKUNDEN + env.ZEITGRENZE_ABLAGE_SEKUNDEN,
    clamdSekunden: env.ZEITGRENZE_CLAMD_SEKUNDEN,
    ruhendeVerbindungSekunden: env.ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN,
    // At a terminal nobody wants to wait; behind a proxy it has to notice first.
    stoppVorlaufSekunden: env.STOPP_VORLAUF_SEKUNDEN ?? (env.NODE_ENV === "production" ? 5 : 0),
  };
}

/** Null when none is set; `findConflicts` has refused a part of it. */
function toS3(env: Environment): S3Config | null {
  if (env.ANLAGEN_S3_ENDPUNKT === undefined) return null;
  return {
    endpunkt: new URL(env.ANLAGEN_S3_ENDPUNKT).origin,
    region: env.ANLAGEN_S3_REGION ?? "us-east-1",
    bucket: env.ANLAGEN_S3_BUCKET ?? "",
    praefix: env.ANLAGEN_S3_PRAEFIX ?? "anlagen",
    schluesselId: env.ANLAGEN_S3_SCHLUESSEL_ID ?? "",
    geheimnis: env.ANLAGEN_S3_GEHEIMNIS ?? "",
    pfadstil: env.ANLAGEN_S3_PFADSTIL ?? true,
    sekunden: env.ZEITGRENZE_ABLAGE_SEKUNDEN,
  };
}

function toConfig(env: Environment): PortalConfig {
  const isProduction = env.NODE_ENV === "production";
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${String(env.PORT)}`).origin;
  return {
    version: packageJson.version,
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    secureCookies: publicUrl.startsWith("https:"),
    trustProxy: env.TRUST_PROXY,
    // At a terminal the welcome text and the mails are what people look for.
    logLevel: env.LOG_LEVEL ?? (isProduction ? "info" : "warn"),
    dataFolder: resolve(env.DATENORDNER),
    databaseUrl: env.DATABASE_URL ?? null,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL ?? null,
    databaseConnections: env.DATENBANK_VERBINDUNGEN,
    databaseWaiting: env.DATENBANK_WARTENDE,
    backendUrl: env.BACKEND_URL?.replace(/\/+$/, "") ?? null,
    nurBackend: env.NUR_BACKEND,
    demo: env.DEMO ?? !isProduction,
    smtpUrl: env.SMTP_URL ?? null,
    mailAbsender: env.MAIL_ABSENDER,
    secretKey: env.SECRET_KEY ?? "",
    fachToken: env.FACH_TOKEN ?? "",
    nezo: {
      aktiv: env.NEZO_AKTIV,
      registrierungAktiv: env.NEZO_REGISTRIERUNG_AKTIV,
      url: env.NEZO_URL?.replace(/\/+$/, "") ?? null,
      clientToken: env.NEZO_CLIENT_TOKEN ?? "",
    },
    features: { testdatenGenerator: env.FEATURE_TESTDATENGENERATOR },
    sitzung: {
      leerlaufMinuten: env.SITZUNG_LEERLAUF_MINUTEN,
      maxStunden: env.SITZUNG_MAX_STUNDEN,
      nachweisMinuten: env.SITZUNG_NACHWEIS_MINUTEN,
      zugriffSekunden: env.SITZUNG_ZUGRIFF_SEKUNDEN,
      karenzSekunden: env.SITZUNG_KARENZ_SEKUNDEN,
    },
    tanMinuten: env.TAN_MINUTEN,
    tanVersuche: env.TAN_VERSUCHE,
    fristenMinuten: toFristen(env),
    bekanntesGeraetSekunden: env.FRIST_BEKANNTES_GERAET_TAGE * TAG * 60,
    bekanntgabeRegel: env.BEKANNTGABE_REGEL,
    erinnerungTage: {
      nachforderung: env.ERINNERUNG_NACHFORDERUNG_TAGE,
      abruf: env.ERINNERUNG_ABRUF_TAGE,
      widerspruch: env.ERINNERUNG_WIDERSPRUCH_TAGE,
    },
    zeitgrenzen: toZeitgrenzen(env),
    grenzen: toGrenzen(env),
    anlagen: {
      ordner: resolve(env.ANLAGEN_ORDNER ?? `${env.DATENORDNER}/anlagen`),
      maxMbJeUnternehmen: env.ANLAGEN_MB_JE_UNTERNEHMEN,
      s3: toS3(env),
    },
    live: {
      verbindungenJePerson: env.LIVE_VERBINDUNGEN_JE_PERSON,
      rahmenJe10Sekunden: env.LIVE_RAHMEN_JE_10_SEKUNDEN,
      pufferKilobyte: env.LIVE_PUFFER_KILOBYTE,
      jsessionid: env.LIVE_JSESSIONID,
    },
    clamd: env.CLAMD_HOST === undefined ? null : { host: env.CLAMD_HOST, port: env.CLAMD_PORT },
    fachSimulatorVerzoegerungSekunden: env.FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN,
    fachSimulatorSchrittSekunden: env.FACH_SIMULATOR_SCHRITT_SEKUNDEN,
    uhrDatei: env.UHR_DATEI ?? null,
  };
}
