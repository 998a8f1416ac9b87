import { resolve } from "node:path";
import {
  choiceSetting,
  flagSetting,
  numberSetting,
  optionalChoiceSetting,
  optionalFlagSetting,
  optionalTextSetting,
  textSetting,
} from "./settingKinds";
import type { Setting } from "./setting";
import { addressOf, BASE_ADDRESS, ORIGIN, SECRET } from "./textForms";

const folderSetting = (setting: Setting<string>): Setting<string> => ({
  ...setting,
  schema: setting.schema.transform((path) => resolve(path)),
});

/** What a process is: where it listens, where its data lie, whom it talks to. */
export const processSettings = {
  nodeEnv: choiceSetting("NODE_ENV", ["production", "development", "test"], {
    section: "Prozess",
    meaning: "production | development | test",
    standard: "development",
    oneOf: "muss production, development oder test sein",
  }),
  port: numberSetting("PORT", { meaning: "Auf diesem Port hört der Prozess", from: 1, to: 65535, standard: 3000 }),
  host: textSetting("HOST", {
    meaning: "Unter dieser Adresse des Rechners hört er; 0.0.0.0: unter jeder",
    standard: "0.0.0.0",
  }),
  publicUrl: optionalTextSetting("PUBLIC_URL", {
    meaning:
      "Adresse, unter der Browser das Portal erreichen, ohne Pfad. Mit https:// werden Cookies Secure und __Host-.",
    sample: "http://localhost:3000",
    form: ORIGIN,
    inProduction: "needed",
  }),
  trustProxy: flagSetting("TRUST_PROXY", {
    meaning:
      "true nur hinter einem eigenen Proxy, der X-Forwarded-For selbst setzt; sonst werden diese Kopfzeilen verworfen.",
    standard: false,
  }),
  logLevel: optionalChoiceSetting("LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
    meaning: "trace | debug | info | warn | error | fatal | silent; Vorgabe: info im Produktivbetrieb, sonst warn",
    sample: "warn",
    oneOf: "muss trace, debug, info, warn, error, fatal oder silent sein",
  }),
  dataFolder: folderSetting(
    textSetting("DATENORDNER", {
      section: "Daten",
      meaning: [
        "Ordner für eingebettete Datenbank, Mails, erzeugte Geheimnisse und die Browserdateien der letzten Builds (browserdateien/).",
        "Mehrere Knoten sollten ihn teilen: Dann findet eine offene Seite ihre Skripte auch während eines Versionswechsels auf jedem Knoten.",
      ],
      standard: "./daten",
    }),
  ),
  databaseUrl: optionalTextSetting("DATABASE_URL", {
    meaning: [
      "PostgreSQL ab 17; ohne Angabe läuft ein eingebettetes PostgreSQL 18 im Datenordner",
      "Dieser Benutzer bedient Anfragen. Er darf Protokoll, Ereignisse, Belege und Eingereichtes nicht ändern können; mit einem, der es könnte, startet das Portal im Produktivbetrieb nicht. Einmal einzurichten: CREATE ROLE antragsportal_anwendung LOGIN PASSWORD '…';",
    ],
    sample: "postgres://antragsportal_anwendung:…@db.example.org/antragsportal",
    form: addressOf("postgres:", "postgresql:"),
    inProduction: "neededByBackend",
  }),
  migrationDatabaseUrl: optionalTextSetting("MIGRATION_DATABASE_URL", {
    meaning:
      "Eigentümer der Tabellen: richtet sie beim Start ein und erteilt dem Benutzer von DATABASE_URL seine Rechte. Nötig für den ersten Start einer Version; weitere Knoten kommen ohne ihn aus.",
    sample: "postgres://antragsportal:…@db.example.org/antragsportal",
    form: addressOf("postgres:", "postgresql:"),
  }),
  databaseConnections: numberSetting("DATENBANK_VERBINDUNGEN", {
    meaning: [
      "Ein Pooler dazwischen muss jeder Verbindung eine eigene Sitzung geben (PgBouncer: pool_mode=session); sonst startet das Portal nicht.",
      "Verbindungen eines Knotens für Anfragen; dazu kommen je eine für Live-Meldungen und /readyz",
    ],
    from: 2,
    to: 100,
    standard: 10,
  }),
  databaseWaiting: numberSetting("DATENBANK_WARTENDE", {
    meaning: "So viele Anfragen dürfen zugleich auf eine davon warten; die nächste erhält 503 mit Retry-After",
    from: 1,
    to: 10_000,
    standard: 500,
  }),
  demo: optionalFlagSetting("DEMO", {
    meaning: "Demodaten und Demo-Zugänge; Vorgabe true",
    sample: "true",
    inProduction: "forbidden",
  }),
  secretKey: optionalTextSetting("SECRET_KEY", {
    section: "Geheimnisse (außerhalb des Produktivbetriebs einmal erzeugt und im Datenordner aufbewahrt)",
    meaning: "mindestens 32 Zeichen; unterschreibt kurzlebige Cookies und verschlüsselt gespeicherte Geheimnisse",
    form: SECRET,
    inProduction: "needed",
  }),
  fachToken: optionalTextSetting("FACH_TOKEN", {
    meaning: "mindestens 32 Zeichen; Token des Fachverfahrens für /fach/v1",
    form: SECRET,
    inProduction: "neededByBackend",
  }),
  backendUrl: optionalTextSetting("BACKEND_URL", {
    section: "Zwei Prozesse",
    meaning:
      "Portal ohne eigenes Backend: ruft das Backend unter dieser Adresse. DATABASE_URL, SMTP_URL, FACH_TOKEN und NEZO_* entfallen hier.",
    sample: "http://backend.example.org:3001",
    form: BASE_ADDRESS,
  }),
  nurBackend: flagSetting("NUR_BACKEND", {
    meaning:
      "true: nur das Backend (/v1 und /fach/v1). Mit TRUST_PROXY=true, damit es die Adressen der Aufrufer vom Portal übernimmt.",
    standard: false,
  }),
  smtpUrl: optionalTextSetting("SMTP_URL", {
    section: "Mail",
    meaning: "ohne Angabe wird jede Mail eine lesbare .eml-Datei in DATENORDNER/mails",
    sample: "smtp://benutzer:passwort@mail.example.org:587",
    form: addressOf("smtp:", "smtps:"),
    inProduction: "neededByBackend",
  }),
  mailAbsender: textSetting("MAIL_ABSENDER", {
    meaning: "Von wem die Mails sind",
    standard: "Antragsportal <antragsportal@example.org>",
  }),
  nezo: {
    aktiv: flagSetting("NEZO_AKTIV", {
      section: "Identifizierung (nezo)",
      meaning: "Einreichung, Rückzug, Widerspruch und Abruf mit dem Zertifikat des Unternehmens; false: mit einer TAN",
      standard: true,
    }),
    registrierungAktiv: flagSetting("NEZO_REGISTRIERUNG_AKTIV", {
      meaning: "Registrierung mit dem Zertifikat des Unternehmens; false: ohne",
      standard: true,
    }),
    url: optionalTextSetting("NEZO_URL", {
      meaning:
        "ohne Angabe spielt ein Simulator den Dienst; mit NEZO_CLIENT_TOKEN entbehrlich, wenn die zwei Schalter oben false sind",
      sample: "https://nezo.example.org",
      form: BASE_ADDRESS,
      inProduction: "neededByNezo",
    }),
    clientToken: optionalTextSetting("NEZO_CLIENT_TOKEN", {
      meaning: "weist das Portal bei nezo aus; gehört zu NEZO_URL",
      inProduction: "neededByNezo",
    }),
  },
  features: {
    testdatenGenerator: flagSetting("FEATURE_TESTDATENGENERATOR", {
      section: "Funktionen",
      meaning: 'Knopf "Mit Testdaten füllen"',
      standard: false,
      inProduction: "forbidden",
    }),
  },
  fachSimulatorVerzoegerungSekunden: numberSetting("FACH_SIMULATOR_VERZOEGERUNG_SEKUNDEN", {
    section: "Simulator und Tests",
    meaning: "Nach so vielen Sekunden bestätigt der Simulator des Fachverfahrens eine Übermittlung",
    from: 0,
    to: 3600,
    standard: 5,
  }),
  fachSimulatorSchrittSekunden: numberSetting("FACH_SIMULATOR_SCHRITT_SEKUNDEN", {
    meaning:
      "So viele Sekunden liegen zwischen zwei Schritten, mit denen er in der Demo eingereichte Anträge prüft, nachfordert und bescheidet. 0: Er bestätigt nur den Eingang.",
    from: 0,
    to: 86_400,
    standard: 45,
  }),
  uhrDatei: optionalTextSetting("UHR_DATEI", {
    meaning: "Nur für Tests: Datei mit einem ISO-Zeitpunkt, ab dem die Uhr dieses Prozesses läuft",
    inProduction: "forbidden",
  }),
};
