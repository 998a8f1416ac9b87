import { numberSetting, optionalNumberSetting } from "./settingKinds";

/** How long one step of the server may take before it is given up. */
export const serverTimeSettings = {
  zeitgrenzen: {
    kopfzeilenSekunden: numberSetting("ZEITGRENZE_KOPFZEILEN_SEKUNDEN", {
      section: "Zeitgrenzen des Servers: was länger dauert, wird abgebrochen",
      meaning: "Bis alle Kopfzeilen angekommen sind; nicht länger als die ganze Anfrage",
      from: 1,
      to: 120,
      standard: 10,
    }),
    anfrageSekunden: numberSetting("ZEITGRENZE_ANFRAGE_SEKUNDEN", {
      meaning: "Bis die ganze Anfrage angekommen ist; nicht länger als eine mit Dateien",
      from: 1,
      to: 600,
      standard: 30,
    }),
    hochladenSekunden: numberSetting("ZEITGRENZE_HOCHLADEN_SEKUNDEN", {
      meaning: "Bis eine Anfrage mit Dateien angekommen ist",
      from: 1,
      to: 3600,
      standard: 120,
    }),
    anweisungMillisekunden: numberSetting("ZEITGRENZE_ANWEISUNG_MILLISEKUNDEN", {
      meaning: "Eine Anweisung an die Datenbank (Migrationen und Demodaten ausgenommen)",
      from: 100,
      to: 60_000,
      standard: 2_500,
    }),
    datenbankVerbindungSekunden: numberSetting("ZEITGRENZE_DATENBANK_VERBINDUNG_SEKUNDEN", {
      meaning: "Aufbau einer Verbindung zur Datenbank",
      from: 1,
      to: 60,
      standard: 5,
    }),
    datenbankLeerlaufSekunden: numberSetting("ZEITGRENZE_DATENBANK_LEERLAUF_SEKUNDEN", {
      meaning: "Nach dieser Zeit werden unbenutzte Verbindungen zur Datenbank geschlossen",
      from: 1,
      to: 3600,
      standard: 30,
    }),
    datenbankWarteschlangeMillisekunden: numberSetting("ZEITGRENZE_DATENBANK_WARTESCHLANGE_MILLISEKUNDEN", {
      meaning:
        "So lange wartet eine Anfrage insgesamt auf Verbindungen, wenn alle belegt sind; dann erhält sie 503 mit Retry-After",
      from: 100,
      to: 60_000,
      standard: 1_500,
    }),
    ruhendeTransaktionSekunden: numberSetting("ZEITGRENZE_RUHENDE_TRANSAKTION_SEKUNDEN", {
      meaning:
        "Eine Transaktion, in der nichts mehr geschieht, beendet die Datenbank: Ein Knoten, der fort ist, hält keine Sperren",
      from: 1,
      to: 600,
      standard: 5,
    }),
    mailSekunden: numberSetting("ZEITGRENZE_MAIL_SEKUNDEN", {
      meaning: "Jeder Schritt beim Senden einer Mail",
      from: 1,
      to: 120,
      standard: 10,
    }),
    nezoSekunden: numberSetting("ZEITGRENZE_NEZO_SEKUNDEN", {
      meaning: "Eine Antwort von nezo",
      from: 1,
      to: 60,
      standard: 5,
    }),
    pdfSekunden: numberSetting("ZEITGRENZE_PDF_SEKUNDEN", {
      meaning: "Ein PDF; danach erfährt die Person, dass es nicht rechtzeitig fertig wurde",
      from: 1,
      to: 120,
      standard: 20,
    }),
    ablageSekunden: numberSetting("ZEITGRENZE_ABLAGE_SEKUNDEN", {
      meaning: "Ein Schritt des S3-Speichers, in dem sich nichts bewegt",
      from: 1,
      to: 120,
      standard: 10,
    }),
    clamdSekunden: numberSetting("ZEITGRENZE_CLAMD_SEKUNDEN", {
      meaning: "Eine Antwort von clamd",
      from: 1,
      to: 120,
      standard: 30,
    }),
    backendSekunden: numberSetting("ZEITGRENZE_BACKEND_SEKUNDEN", {
      meaning:
        "So lange wartet eine Seite auf jede Antwort des Backends; auf die einer Datei so lange wie Hochladen, clamd und Ablage zusammen",
      from: 1,
      to: 60,
      standard: 5,
    }),
    ruhendeVerbindungSekunden: numberSetting("ZEITGRENZE_RUHENDE_VERBINDUNG_SEKUNDEN", {
      meaning: "So lange bleibt eine Verbindung ohne Anfrage offen; ein Proxy davor sollte seine früher schließen",
      from: 1,
      to: 600,
      standard: 15,
    }),
    stoppVorlaufSekunden: optionalNumberSetting("STOPP_VORLAUF_SEKUNDEN", {
      meaning: [
        "So lange antwortet ein Prozess nach dem Signal zum Beenden noch, während /readyz schon 503 sagt; Vorgabe: 5 im Produktivbetrieb, sonst 0. Länger als der Proxy davor braucht, um das zu bemerken: Abstand seiner Fragen mal Zahl der nötigen Fehlschläge.",
        "Der Prozess darf danach noch 60 Sekunden für begonnene Anfragen brauchen; terminationGracePeriod oder stop_grace_period entsprechend wählen.",
      ],
      sample: "5",
      from: 0,
      to: 300,
    }),
  },
};
