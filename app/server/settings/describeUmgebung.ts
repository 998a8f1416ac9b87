import type { Settings } from "./settings";

/** Something that the process runs with, for a person. */
export type Umgebungsangabe = { name: string; wert: string };

/** Which of the settings decide it, and what follows from others. */
type Quelle = Pick<Settings, "nodeEnv" | "nurBackend" | "databaseUrl" | "smtpUrl" | "clamd" | "nezo"> & {
  anlagen: { s3: Pick<Settings["anlagen"]["s3"], "endpunkt" | "bucket"> };
  demo: boolean;
  logLevel: string;
};

const BETRIEB = { production: "Produktivbetrieb", development: "Entwicklung", test: "Test" } as const;

/** Host and port alone: an address may hold a name, a password and a path. */
const ortVon = (adresse: string): string => new URL(adresse).host;

const mitAdresse = (adresse: string | null, sonst: string): string => (adresse === null ? sonst : ortVon(adresse));

function ablageVon({ anlagen: { s3 } }: Quelle): string {
  return s3.endpunkt === null ? "Ordner" : `Bucket „${s3.bucket ?? ""}“ auf ${ortVon(s3.endpunkt)}`;
}

/**
 * What the process runs with, named one by one: kinds and hosts, no secret, no name of a user, no path. A new setting
 * stays unseen until somebody has decided that it is no secret.
 */
export function describeUmgebung(quelle: Quelle): Umgebungsangabe[] {
  const { nodeEnv, nurBackend, demo, logLevel, databaseUrl, smtpUrl, clamd, nezo } = quelle;
  return [
    { name: "Betriebsart", wert: `${BETRIEB[nodeEnv]}${demo ? ", mit Demodaten" : ""}` },
    { name: "Prozess", wert: nurBackend ? "Nur das Backend" : "Portal und Backend" },
    { name: "Stufe des Protokolls", wert: logLevel },
    { name: "Datenbank", wert: mitAdresse(databaseUrl, "Eingebettet") },
    { name: "Dateiablage", wert: ablageVon(quelle) },
    { name: "E-Mail-Server", wert: mitAdresse(smtpUrl, "Keiner: E-Mails werden Dateien") },
    { name: "Identifizierungsdienst", wert: mitAdresse(nezo.url, "Simulator") },
    { name: "Virenprüfung", wert: clamd.host === "" ? "Keine" : `clamd auf ${clamd.host}:${String(clamd.port)}` },
  ];
}
