import { z } from "zod";
import { BEKANNTGABE_REGELN } from "~/domain/bescheid/fristen";

const wholeNumber = (min: number, max: number) => {
  const message = `muss eine ganze Zahl von ${String(min)} bis ${String(max)} sein`;
  return z.coerce.number({ error: message }).int(message).min(min, message).max(max, message);
};
const number = (min: number, max: number, fallback: number) => wholeNumber(min, max).default(fallback);
const truth = () => z.stringbool({ truthy: ["true", "1", "ja"], falsy: ["false", "0", "nein"], error: "muss true oder false sein" });
const flag = (fallback: boolean) => truth().default(fallback);
const text = () => z.string().optional();
const url = (protocols: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `muss eine Adresse sein, die mit ${protocols.map((protocol) => `${protocol}//`).join(" oder ")} beginnt`,
    })
    .optional();
/** The address of a server without anything behind it. */
const origin = () =>
  z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:\/\/[^/?#@]+\/?$/.test(value), {
      error: "muss eine Adresse ohne Pfad sein, die mit http:// oder https:// beginnt",
    })
    .optional();
const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message).optional();
const secret = () => z.string().min(32, "muss mindestens 32 Zeichen lang sein").optional();

/** The environment, variable by variable; .env.example explains each. A blank value counts as not set. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"], { error: "muss production, development oder test sein" }).default("development"),
  PORT: number(1, 65535, 3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: origin(),
  TRUST_PROXY: flag(false),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "muss trace, debug, info, warn, error, fatal oder silent sein",
    })
    .optional(),
  DATENORDNER: z.string().default("./daten"),
  DATABASE_URL: url(["postgres:", "postgresql:"]),
  MIGRATION_DATABASE_URL: url(["postgres:", "postgresql:"]),
  BACKEND_URL: url(["http:", "https:"]),
  NUR_BACKEND: flag(false),
  DEMO: truth().optional(),
  SMTP_URL: url(["smtp:", "smtps:"]),
  MAIL_ABSENDER: z.string().default("Antragsportal <antragsportal@example.org>"),
  SECRET_KEY: secret(),
  FACH_TOKEN: secret(),
  NEZO_AKTIV: flag(true),
  NEZO_REGISTRIERUNG_AKTIV: flag(true),
  NEZO_URL: url(["http:", "https:"]),
  NEZO_CLIENT_TOKEN: text(),
  FEATURE_TESTDATENGENERATOR: flag(false),
  SITZUNG_LEERLAUF_MINUTEN: number(5, 60, 30),
  SITZUNG_MAX_STUNDEN: number(1, 24, 12),
  SITZUNG_NACHWEIS_MINUTEN: number(5, 1440, 120),
  SITZUNG_ZUGRIFF_SEKUNDEN: number(5, 3600, 300),
  SITZUNG_KARENZ_SEKUNDEN: number(0, 60, 10),
  TAN_MINUTEN: number(1, 10, 10),
  TAN_VERSUCHE: number(1, 10, 5),
  FRIST_REGISTRIERUNG_STUNDEN: number(1, 168, 24),
  FRIST_BESTAETIGUNG_STUNDEN: number(1, 168, 24),
  FRIST_PASSWORT_LINK_MINUTEN: number(5, 1440, 60),
  FRIST_EINLADUNG_TAGE: number(1, 30, 7),
  FRIST_BEKANNTES_GERAET_TAGE: number(1, 365, 180),
  FRIST_NEZO_MINUTEN: number(1, 60, 10),
  FRIST_GEPARKTE_EINGABE_STUNDEN: number(1, 168, 24),
  FRIST_FORMULAR_TICKET_STUNDEN: number(1, 336, 72),
  // Days before the last one; each is less than the shortest usual period. @spec domain.md 4.6: 3 days before a deadline, day 7 of the 10
  ERINNERUNG_NACHFORDERUNG_TAGE: number(1, 13, 3),
  ERINNERUNG_ABRUF_TAGE: number(1, 9, 3),
  ERINNERUNG_WIDERSPRUCH_TAGE: number(1, 20, 7),
  BEKANNTGABE_REGEL: z.enum(BEKANNTGABE_REGELN, { error: `muss eine von ${BEKANNTGABE_REGELN.join(", ")} sein` }).default("ABRUF_PLUS_1"),
  ZEITGRENZE_KOPFZEILEN_SEKUNDEN: number(1, 120, 10),
  ZEITGRENZE_ANFRAGE_SEKUNDEN: number(1, 600, 30),
  ZEITGRENZE_HOCHLADEN_SEKUNDEN: number(1, 3600, 120),
  ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN: number(100, 60_000, 2_500),
  ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN: number(1, 60, 5),
  ZEITGRENZE_DATENBANK_LEERLAUF_SEKUNDEN: number(1, 3600, 30),
  ZEITGRENZE_DATENBANK_WARTESCHLANGE_MILLISEKUNDEN: number(100, 60_000, 1_500),
  ZEITGRENZE_RUHENDE_TRANSAKTION_SEKUNDEN: number(1, 600, 5),
  ZEITGRENZE_MAIL_SEKUNDEN: number(1, 120, 10),
  ZEITGRENZE_NEZO_SEKUNDEN: number(1, 60, 5),
  ZEITGRENZE_PDF_SEKUNDEN: number(1, 120, 20),
  ZEITGRENZE_ABLAGE_SEKUNDEN: number(1, 120, 10),
  ZEITGRENZE_CLAMD_SEKUNDEN: number(1, 120, 30),
  ZEITGRENZE_BACKEND_SEKUNDEN: number(1, 60, 5),
  ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN: number(1, 600, 15),
  STOPP_VORLAUF_SEKUNDEN: wholeNumber(0, 300).optional(),
  GRENZE_ANMELDUNGEN_JE_KONTO_UND_IP_MINUTE: number(1, 100, 5),
  GRENZE_ANMELDUNGEN_JE_IP_MINUTE: number(1, 10_000, 20),
  GRENZE_MAILS_JE_ADRESSE_STUNDE: number(1, 100, 5),
  GRENZE_MAILS_JE_IP_STUNDE: number(1, 10_000, 20),
  GRENZE_BELEGPRUEFUNGEN_JE_IP_MINUTE: number(1, 10_000, 30),
  GRENZE_NEUE_TANS_JE_KONTO_STUNDE: number(1, 100, 5),
  GRENZE_ANMELDE_TANS_JE_KONTO_STUNDE: number(1, 1000, 60),
  GRENZE_FEHLVERSUCHE_IN_FOLGE: number(3, 100, 100),
  GRENZE_FEHLVERSUCHE_OHNE_WARTEN: number(1, 10, 2),
  GRENZE_WARTEN_MAX_SEKUNDEN: number(1, 3600, 900),
  GRENZE_FEHLVERSUCHE_JE_GERAET: number(3, 20, 10),
  GRENZE_FEHLVERSUCHE_BIS_MAIL: number(3, 100, 5),
  GRENZE_ANLAGEN_JE_PERSON_STUNDE: number(1, 10_000, 100),
  GRENZE_IMPORTE_JE_PERSON_STUNDE: number(2, 10_000, 60),
  GRENZE_PARKEN_JE_PERSON_STUNDE: number(1, 1_000, 30),
  GRENZE_PARKEN_JE_IP_STUNDE: number(1, 10_000, 100),
  GRENZE_GEPARKTE_EINGABEN_JE_PERSON: number(1, 100, 20),
  LIVE_VERBINDUNGEN_JE_PERSON: number(1, 100, 10),
  LIVE_RAHMEN_JE_10_SEKUNDEN: number(20, 10_000, 100),
  LIVE_PUFFER_KILOBYTE: number(64, 16_384, 256),
  LIVE_JSESSIONID: flag(false),
  ANLAGEN_ORDNER: text(),
  ANLAGEN_MB_JE_UNTERNEHMEN: number(15, 1_000_000, 2_000),
  ANLAGEN_S3_ENDPUNKT: origin(),
  ANLAGEN_S3_REGION: matching(/^[a-z0-9-]+$/, "darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten"),
  ANLAGEN_S3_BUCKET: matching(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    "muss 3 bis 63 Kleinbuchstaben, Ziffern, Punkte und Bindestriche lang sein, außen Buchstabe oder Ziffer",
  ),
  ANLAGEN_S3_PRAEFIX: matching(/^[\w-]+(\/[\w-]+)*$/, "darf nur Buchstaben, Ziffern, - und _ enthalten, dazwischen /"),
  ANLAGEN_S3_SCHLUESSEL_ID: matching(/^[\x21-\x7e]+$/, "darf weder Leerzeichen noch Umlaute enthalten"),
  ANLAGEN_S3_GEHEIMNIS: matching(/^[\x21-\x7e]+$/, "darf weder Leerzeichen noch Umlaute enthalten"),
  ANLAGEN_S3_PFADSTIL: truth().optional(),
  CLAMD_HOST: text(),
  CLAMD_PORT: number(1, 65535, 3310),
  DATENBANK_VERBINDUNGEN: number(2, 100, 10),
  DATENBANK_WARTENDE: number(1, 10_000, 500),
  FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN: number(0, 3600, 5),
  FACH_SIMULATOR_SCHRITT_SEKUNDEN: number(0, 86_400, 45),
  UHR_DATEI: text(),
});

export type Environment = z.infer<typeof environmentSchema>;

type Gap = { name: string; message: string };

/** What this combination of values still lacks or forbids; empty when the process may start. */
export function findConflicts(env: Environment): Gap[] {
  return [...(env.NODE_ENV === "production" ? productionGaps(env) : []), ...pairConflicts(env)];
}

function productionGaps(env: Environment): Gap[] {
  const ownBackend: (keyof Environment)[] = ["DATABASE_URL", "SMTP_URL", "FACH_TOKEN"];
  const nezo: (keyof Environment)[] = env.NEZO_AKTIV || env.NEZO_REGISTRIERUNG_AKTIV ? ["NEZO_URL", "NEZO_CLIENT_TOKEN"] : [];
  const needed: (keyof Environment)[] = ["PUBLIC_URL", "SECRET_KEY", ...(env.BACKEND_URL ? [] : [...ownBackend, ...nezo])];
  const missing = needed.filter((name) => env[name] === undefined);
  return [
    ...missing.map((name) => ({ name, message: "fehlt (im Produktivbetrieb nötig)" })),
    ...(env.DEMO ? [{ name: "DEMO", message: "ist im Produktivbetrieb nicht erlaubt" }] : []),
    ...(env.FEATURE_TESTDATENGENERATOR ? [{ name: "FEATURE_TESTDATENGENERATOR", message: "ist im Produktivbetrieb nicht erlaubt" }] : []),
    ...(env.UHR_DATEI ? [{ name: "UHR_DATEI", message: "ist im Produktivbetrieb nicht erlaubt" }] : []),
  ];
}

function pairConflicts(env: Environment): Gap[] {
  return [
    ...(env.BACKEND_URL && env.NUR_BACKEND
      ? [{ name: "NUR_BACKEND", message: "schließt BACKEND_URL aus: Der Prozess ist entweder Backend oder Portal" }]
      : []),
    ...(env.MIGRATION_DATABASE_URL && !env.DATABASE_URL
      ? [{ name: "DATABASE_URL", message: "fehlt (zu MIGRATION_DATABASE_URL gehörend)" }]
      : []),
    // Node refuses to start with a head that may take longer than the whole.
    ...(env.ZEITGRENZE_KOPFZEILEN_SEKUNDEN > env.ZEITGRENZE_ANFRAGE_SEKUNDEN
      ? [{ name: "ZEITGRENZE_KOPFZEILEN_SEKUNDEN", message: "darf nicht größer sein als ZEITGRENZE_ANFRAGE_SEKUNDEN" }]
      : []),
    ...(env.ZEITGRENZE_ANFRAGE_SEKUNDEN > env.ZEITGRENZE_HOCHLADEN_SEKUNDEN
      ? [{ name: "ZEITGRENZE_ANFRAGE_SEKUNDEN", message: "darf nicht größer sein als ZEITGRENZE_HOCHLADEN_SEKUNDEN" }]
      : []),
    ...s3Gaps(env),
    ...(env.NEZO_URL && !env.NEZO_CLIENT_TOKEN ? [{ name: "NEZO_CLIENT_TOKEN", message: "fehlt (zu NEZO_URL gehörend)" }] : []),
  ];
}

const S3_NOETIG = ["ANLAGEN_S3_ENDPUNKT", "ANLAGEN_S3_BUCKET", "ANLAGEN_S3_SCHLUESSEL_ID", "ANLAGEN_S3_GEHEIMNIS"] as const;
const S3_MOEGLICH = ["ANLAGEN_S3_REGION", "ANLAGEN_S3_PRAEFIX", "ANLAGEN_S3_PFADSTIL"] as const;

/** Files must not fall into a folder because somebody forgot one of the values. */
function s3Gaps(env: Environment): Gap[] {
  const isDa = (name: keyof Environment): boolean => env[name] !== undefined;
  if (![...S3_NOETIG, ...S3_MOEGLICH].some(isDa)) return [];
  const fehlend = S3_NOETIG.filter((name) => !isDa(name)).map((name) => ({ name, message: "fehlt (zu ANLAGEN_S3_… gehörend)" }));
  // No certificate covers further dots in front of the host.
  const isUngedeckt =
    env.ANLAGEN_S3_PFADSTIL === false && env.ANLAGEN_S3_ENDPUNKT?.startsWith("https:") && env.ANLAGEN_S3_BUCKET?.includes(".");
  return [
    ...fehlend,
    ...(isUngedeckt ? [{ name: "ANLAGEN_S3_PFADSTIL", message: "muss bei https und einem Bucket mit Punkten true sein" }] : []),
  ];
}
