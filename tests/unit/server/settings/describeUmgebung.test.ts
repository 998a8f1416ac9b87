import { expect, it } from "vitest";
import { readConfig } from "~/server/settings/config";

const GEHEIM = "geheim-geheim-geheim-geheim-geheim-geheim";

function umgebung(env: Record<string, string>): Record<string, string> {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.join("\n"));
  return Object.fromEntries(config.value.umgebung.map(({ name, wert }) => [name, wert]));
}

it("sagt, was ohne weitere Angaben läuft", () => {
  expect(umgebung({})).toEqual({
    Betriebsart: "Entwicklung, mit Demodaten",
    Prozess: "Portal und Backend",
    "Stufe des Protokolls": "warn",
    Datenbank: "Eingebettet",
    Dateiablage: "Ordner",
    "E-Mail-Server": "Keiner: E-Mails werden Dateien",
    Identifizierungsdienst: "Simulator",
    Virenprüfung: "Keine",
  });
});

it("nennt von Adressen nur Rechner und Port: kein Konto, kein Passwort, kein Pfad", () => {
  const werte = umgebung({
    NODE_ENV: "production",
    LOG_LEVEL: "debug",
    NUR_BACKEND: "true",
    PUBLIC_URL: "https://portal.example.org",
    SECRET_KEY: GEHEIM,
    FACH_TOKEN: GEHEIM,
    DATABASE_URL: `postgres://konto:${GEHEIM}@db.example.org/antragsportal`,
    SMTP_URL: `smtp://konto:${GEHEIM}@mail.example.org:587`,
    NEZO_URL: "https://nezo.example.org/dienst",
    NEZO_CLIENT_TOKEN: GEHEIM,
    CLAMD_HOST: "viren.example.org",
    ANLAGEN_S3_ENDPUNKT: "https://s3.example.org",
    ANLAGEN_S3_BUCKET: "antraege",
    ANLAGEN_S3_SCHLUESSEL_ID: "konto",
    ANLAGEN_S3_GEHEIMNIS: GEHEIM,
  });
  expect(werte).toEqual({
    Betriebsart: "Produktivbetrieb",
    Prozess: "Nur das Backend",
    "Stufe des Protokolls": "debug",
    Datenbank: "db.example.org",
    Dateiablage: "Bucket „antraege“ auf s3.example.org",
    "E-Mail-Server": "mail.example.org:587",
    Identifizierungsdienst: "nezo.example.org",
    Virenprüfung: "clamd auf viren.example.org:3310",
  });
  for (const wert of Object.values(werte))
    for (const fremd of [GEHEIM, "konto", "dienst"]) expect(wert).not.toContain(fremd);
});
