import { ANTRAG_EREIGNISSE } from "../antrag/antragEreignisse";
import { KONTO_EREIGNISSE } from "../benutzer/kontoEreignisse";
import { isLesezugriff, LESEZUGRIFFE, type LesezugriffArt, lesezugriffArten } from "./lesezugriffe";

/** What happens to an Antrag beside what its history tells the company. */
const ANTRAG_SONST = {
  "uebermittlung.quittieren": "Übermittlung bestätigt",
  "uebermittlung.ablehnen": "Übermittlung abgelehnt",
  "uebermittlung.wiedervorlegen": "Übermittlung erneut vorgelegt",
  "uebermittlung.verwerfen": "Übermittlung verworfen",
  "schriftsatz.uebernehmen": "Angaben in ein Schreiben übernommen",
  "schriftsatz.verwerfen": "Entwurf eines Schreibens verworfen",
  "schriftsatz.anlageHinzufuegen": "Anlage zu einem Schreiben hinzugefügt",
  "schriftsatz.anlageLoeschen": "Anlage eines Schreibens entfernt",
  "anlage.infiziert": "Datei mit Schadsoftware abgewiesen",
  "beleg.ausstellen": "Beleg ausgestellt",
} as const;

const UNTERNEHMEN = {
  STAMMDATEN_GESPEICHERT: "Stammdaten gespeichert",
  STAMMDATEN_VORGEMERKT: "Änderung der Stammdaten vorgemerkt",
  VORMERKUNG_UEBERNOMMEN: "Vorgemerkte Änderung an ihrem Tag übernommen",
  VORMERKUNG_GESCHEITERT: "Vorgemerkte Änderung nicht übernommen",
  VORMERKUNG_ZURUECKGENOMMEN: "Vorgemerkte Änderung zurückgenommen",
  WIRTSCHAFTSJAHR_GESPEICHERT: "Wirtschaftsjahr gespeichert",
  WIRTSCHAFTSJAHR_GELOESCHT: "Wirtschaftsjahr gelöscht",
  KEIN_WIRTSCHAFTSJAHR_ERKLAERT: "Erklärung zu fehlenden Wirtschaftsjahren geändert",
  VERBUND_ANGELEGT: "Verbundenes Unternehmen angelegt",
  VERBUND_EINGEFUEGT: "Verbundene Unternehmen eingefügt",
  VERBUND_GESPEICHERT: "Verbundenes Unternehmen gespeichert",
  VERBUND_GELOESCHT: "Verbundenes Unternehmen gelöscht",
  VERBUND_BESTAETIGT: "Liste der verbundenen Unternehmen bestätigt",
  KMU_ZAHLEN_GESPEICHERT: "Zahlen zum KMU-Status gespeichert",
  KMU_ZAHLEN_GELOESCHT: "Zahlen zum KMU-Status gelöscht",
  "siegel.zustimmen": "Bedingungen des Siegels zugestimmt",
  "benutzer.zustimmungEin": "Zustimmung zu Einladungen eingeschaltet",
  "benutzer.zustimmungEndeBeantragen": "Ausschalten der Zustimmung zu Einladungen beantragt",
  "benutzer.zustimmungAus": "Zustimmung zu Einladungen ausgeschaltet",
  "benutzer.zustimmungBleibt": "Ausschalten der Zustimmung zu Einladungen abgelehnt",
} as const;

/** Beside what the time line of a person shows. */
const KONTO_SONST = { PASSWORT_MELDUNG: "Über das neue Passwort benachrichtigt" } as const;

const STAB = {
  "stab.anlegen": "Konto der Verwaltung angelegt",
  "stab.rollen": "Rollen der Verwaltung geändert",
  "stab.sperren": "Konto der Verwaltung gesperrt",
  "stab.entsperren": "Konto der Verwaltung entsperrt",
  "stab.entfernen": "Konto der Verwaltung entfernt",
  "stab.linkErneuern": "Link für ein Konto der Verwaltung erneut gesendet",
  SYSTEMROLLE_GEWAEHLT: "Rolle gewählt",
} as const;

const INHALTE = {
  "hilfe.anlegen": "Hilfetext angelegt",
  "hilfe.entwurf": "Entwurf eines Textes gespeichert",
  "hilfe.veroeffentlichen": "Text veröffentlicht",
  "hilfe.verwerfen": "Entwurf eines Textes verworfen",
  "hilfe.import": "Texte importiert",
  "faq.anlegen": "Frage der FAQ angelegt",
  "faq.aendern": "Frage der FAQ geändert",
  "faq.aktivieren": "Frage der FAQ eingeblendet",
  "faq.deaktivieren": "Frage der FAQ ausgeblendet",
  "faq.verschieben": "Frage der FAQ verschoben",
  "faq.loeschen": "Frage der FAQ gelöscht",
  "faq.kategorieAnlegen": "Kategorie der FAQ angelegt",
  "faq.kategorieAendern": "Kategorie der FAQ geändert",
  "faq.kategorieVerschieben": "Kategorie der FAQ verschoben",
  "faq.kategorieLoeschen": "Kategorie der FAQ gelöscht",
  systemnachrichtErstellen: "Systemnachricht erstellt",
  systemnachrichtAendern: "Systemnachricht geändert",
  systemnachrichtBeenden: "Systemnachricht beendet",
  systemnachrichtLoeschen: "Systemnachricht gelöscht",
} as const;

const BETRIEB = {
  KETTEN_GEPRUEFT: "Prüfung der Ereignisketten angefordert",
  "export.konfiguration": "Export unter einem Namen gespeichert",
  "export.konfigurationLoeschen": "Gespeicherter Export gelöscht",
  "wartung.angekuendigt": "Wartung angekündigt",
  "wartung.geaendert": "Angekündigte Wartung geändert",
  "wartung.beendet": "Wartung beendet",
  "wartung.zurueckgezogen": "Angekündigte Wartung zurückgezogen",
  "wartung.mailErneut": "E-Mail erneut versucht",
  "wartung.mailVerworfen": "E-Mail verworfen",
  "wartung.wiedervorgelegt": "Übermittlungen erneut vorgelegt",
  "wartung.uebermittlungAbgebrochen": "Übermittlung abgebrochen, von der Administration",
  "wartung.uebermittlungVerworfen": "Übermittlung verworfen, von der Administration",
  "wartung.archivieren": "Archivierung angefordert",
  "wartung.entwuerfeEntfernt": "Gelöschte Entwürfe endgültig entfernt",
  "wartung.abgemeldet": "Sitzungen vieler Personen beendet",
} as const;

/** The names that this list is the home of; those of readings stand with the readings. */
const NAMEN = {
  ...ANTRAG_EREIGNISSE,
  ...ANTRAG_SONST,
  ...UNTERNEHMEN,
  ...KONTO_EREIGNISSE,
  ...KONTO_SONST,
  ...STAB,
  ...INHALTE,
  ...BETRIEB,
} as const;

/**
 * Everything that the portal writes into its audit log or into the chain of an Antrag, by its key. What is written down
 * is typed with it, so that nothing gets there without words for whoever reads it. Lines of before may have other keys.
 */
export type Vorgang = LesezugriffArt | keyof typeof NAMEN;

const isBenannt = (vorgang: string): vorgang is keyof typeof NAMEN => Object.hasOwn(NAMEN, vorgang);

/** What something in the log is called; null for a key that nobody knows any more. */
export function vorgangText(vorgang: string): string | null {
  if (isLesezugriff(vorgang)) return LESEZUGRIFFE[vorgang].label;
  return isBenannt(vorgang) ? NAMEN[vorgang] : null;
}

type Gruppe = readonly [group: string, vorgaenge: readonly string[]];

const GRUPPEN: readonly Gruppe[] = [
  ["Anträge", Object.keys({ ...ANTRAG_EREIGNISSE, ...ANTRAG_SONST })],
  ["Lesen und Mitnehmen", lesezugriffArten],
  [
    "Konten und Zugänge",
    Object.keys({ ...KONTO_EREIGNISSE, ...KONTO_SONST }).filter((vorgang) => !isLesezugriff(vorgang)),
  ],
  ["Unternehmen", Object.keys(UNTERNEHMEN)],
  ["Verwaltung", Object.keys(STAB)],
  ["Texte und Nachrichten", Object.keys(INHALTE)],
  ["Betrieb", Object.keys(BETRIEB)],
];

const deutsch = new Intl.Collator("de");

/** All of them as a choice: in groups, within them by their names. */
export const VORGANG_AUSWAHL: readonly { value: string; label: string; group: string }[] = GRUPPEN.flatMap(
  ([group, vorgaenge]) =>
    vorgaenge
      .map((value) => ({ value, label: vorgangText(value) ?? value, group }))
      .toSorted((a, b) => deutsch.compare(a.label, b.label)),
);

/** The keys whose names hold a text: people look for what they read. */
export function vorgaengeMit(text: string): string[] {
  const gesucht = text.toLocaleLowerCase("de");
  return VORGANG_AUSWAHL.filter(({ label }) => label.toLocaleLowerCase("de").includes(gesucht)).map(
    ({ value }) => value,
  );
}
