import { ANLAGE_FORMATE, ANLAGE_MAX_TEXT } from "~/domain/antrag/anlagen";
import { formatDauerDativ } from "~/domain/sitzung/dauer";
import { EXPORTE_OFFEN_HOECHSTENS } from "~/domain/tabelle/exportDatei";
import { type Eintrag, eintrag, FEHLER_IM_BROWSER } from "./fehlerImBrowser";

/**
 * After this time another try is worth it when too many files wait to be checked: said in the message and in the header
 * of the answer.
 */
export const PRUEFUNG_WIEDER_SEKUNDEN = 60;

/**
 * Every named error of the backend: its status, sub-status and German message, and what the portal does with it.
 * One home for both ends: `server/backend/http/problems.ts` writes answers from it, `server/client` reads behaviour
 * from it.
 */

/** What the portal does with a failed call. @spec §8 */
export type Verhalten =
  "weitergeben" | "erneuern" | "abmelden" | "popup" | "meldungUndHome" | "meldung" | "nichtGefunden";

/** @assumed §8 names the sub-statuses but not their meaning; the meanings are given here. */
export const FEHLER = {
  ...FEHLER_IM_BROWSER,
  ANMELDUNG_FEHLGESCHLAGEN: eintrag(
    401,
    "401.10",
    "Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie E-Mail-Adresse und Passwort.",
  ),
  TAN_FALSCH: eintrag(401, "401.40", "Die TAN ist nicht richtig. Bitte prüfen Sie Ihre Eingabe."),
  TAN_ABGELAUFEN: eintrag(
    401,
    "401.50",
    "Die TAN ist abgelaufen oder wurde zu oft falsch eingegeben. Bitte fordern Sie eine neue TAN an.",
  ),
  TAN_ERFORDERLICH: eintrag(401, "401.60", "Bitte geben Sie zuerst die TAN ein."),
  KONTO_GESPERRT: eintrag(
    401,
    "401.100",
    "Die Anmeldung ist zurzeit nicht möglich. Bitte setzen Sie Ihr Passwort zurück.",
  ),
  ZWEI_FAKTOR_ERFORDERLICH: eintrag(403, "403.20", "Bitte richten Sie zuerst die Zwei-Faktor-Authentifizierung ein."),
  UNTERNEHMEN_ERFORDERLICH: eintrag(403, "403.30", "Bitte wählen Sie zuerst ein Unternehmen aus."),
  NACHWEIS_ERFORDERLICH: eintrag(
    403,
    "403.40",
    "Bitte bestätigen Sie zuerst, dass Sie es sind. Ihre letzte Anmeldung ist zu lange her.",
  ),
  NUR_ANSICHT: eintrag(
    403,
    "403.50",
    "In der Ansicht einer anderen Person können Sie nichts ändern. Bitte beenden Sie sie zuerst.",
  ),
  ZWECK_ERFORDERLICH: eintrag(
    403,
    "403.60",
    "Bitte geben Sie an, wofür Sie die Datei brauchen. Der Zweck wird mit dem Lesezugriff protokolliert.",
  ),
  NICHT_GEFUNDEN: eintrag(
    404,
    "404.10",
    "Der Eintrag wurde nicht gefunden. Vielleicht hat ihn jemand gelöscht. Bitte laden Sie die Seite neu.",
  ),
  ANTRAG_NICHT_GEFUNDEN: eintrag(
    404,
    "404.10",
    "Der Antrag wurde nicht gefunden. Bitte öffnen Sie ihn aus der Liste der Anträge.",
  ),
  ID_FEHLT: eintrag(404, "404.100", "Es wurde kein Antrag angegeben. Bitte öffnen Sie ihn aus der Liste der Anträge."),
  REVISION_VERALTET: eintrag(
    409,
    "409.10",
    "In der Zwischenzeit wurde anderswo gespeichert. Ihre Eingaben sind noch nicht gespeichert. Bitte vergleichen Sie sie mit dem neuen Stand und speichern Sie dann noch einmal.",
  ),
  REVISION_UNBEKANNT: eintrag(
    409,
    "409.11",
    "Diese Seite gehört zu keiner gespeicherten Fassung. Bitte kopieren Sie, was Sie eingegeben haben, und laden Sie die Seite neu.",
  ),
  STATUS_NICHT_ERLAUBT: eintrag(
    409,
    "409.20",
    "Diese Aktion ist im aktuellen Status des Antrags nicht möglich. Was jetzt möglich ist, steht auf der Startseite des Antrags.",
  ),
  ERNEUERUNG_LAEUFT: eintrag(409, "409.30", "Die Sitzung wird bereits erneuert. Sie müssen nichts tun."),
  SCHLUESSEL_WIEDERVERWENDET: eintrag(
    409,
    "409.40",
    "Diese Anfrage wurde bereits mit anderem Inhalt gesendet. Bitte laden Sie die Seite neu.",
  ),
  ZU_VIELE_EXPORTE: eintrag(
    409,
    "409.50",
    `Es werden schon ${String(EXPORTE_OFFEN_HOECHSTENS)} Exporte für Sie vorbereitet. Bitte warten Sie, bis einer fertig ist.`,
  ),
  LETZTE_BEVOLLMAECHTIGTE: eintrag(
    409,
    "409.60",
    "Ihr Unternehmen braucht immer mindestens eine bevollmächtigte Person, die sich anmelden kann. Bitte bevollmächtigen Sie zuerst jemand anderen. Offene Einladungen sowie deaktivierte und gesperrte Personen zählen nicht.",
  ),
  ZUSTIMMUNG_EIGENE: eintrag(
    409,
    "409.61",
    "Sie haben das selbst beantragt. Bitte lassen Sie eine andere bevollmächtigte Person zustimmen.",
  ),
  LETZTE_ADMINISTRATION: eintrag(
    409,
    "409.62",
    "Es muss immer mindestens eine Person mit der Rolle „Administrator“ geben, die sich anmelden kann. Bitte geben Sie die Rolle zuerst jemand anderem. Gesperrte Konten und solche ohne Passwort zählen nicht.",
  ),
  EIGENES_KONTO: eintrag(
    409,
    "409.63",
    "Rollen, Sperre und Ende des eigenen Kontos bestimmt immer jemand anderes. Es wurde nichts geändert. Bitte wenden Sie sich an eine andere Person mit der Rolle „Administrator“.",
  ),
  PERSON_STAND: eintrag(
    409,
    "409.64",
    "Das ist bei dieser Person zurzeit nicht möglich, vielleicht war jemand anderes schneller. Es wurde nichts geändert. Bitte öffnen Sie die Seite der Person und sehen Sie nach, wie ihr Zugang jetzt steht.",
  ),
  KATEGORIE_BELEGT: eintrag(
    409,
    "409.70",
    "In dieser Kategorie stehen noch Einträge. Bitte verschieben Sie diese zuerst in eine andere Kategorie.",
  ),
  ANTRAG_UNVOLLSTAENDIG: eintrag(
    422,
    "422.20",
    "Der Antrag ist noch nicht vollständig. Bitte ergänzen Sie, was fehlt.",
  ),
  TOKEN_UNGUELTIG: eintrag(
    422,
    "422.30",
    "Der Link ist ungültig, abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.",
  ),
  NEZO_ABGEBROCHEN: eintrag(422, "422.40", "Die Anmeldung wurde abgebrochen. Bitte starten Sie den Vorgang erneut."),
  NEZO_ANDERES_UNTERNEHMEN: eintrag(
    422,
    "422.41",
    "Das ELSTER-Zertifikat gehört zu einem anderen Unternehmen. Bitte starten Sie den Vorgang erneut und verwenden Sie das Zertifikat Ihres Unternehmens.",
  ),
  NEZO_ABGELAUFEN: eintrag(422, "422.42", "Die Sitzung ist abgelaufen. Bitte starten Sie den Vorgang erneut."),
  UNTERNEHMEN_VORHANDEN: eintrag(
    422,
    "422.50",
    "Für dieses Unternehmen gibt es bereits ein Konto. Bitte lassen Sie sich von einer bevollmächtigten Person Ihres Unternehmens einladen. Sie findet das im Portal unter „Benutzerverwaltung“.",
  ),
  DATEI_LEER: eintrag(422, "422.60", "Die Datei ist leer. Bitte wählen Sie eine andere Datei."),
  DATEI_TYP: eintrag(
    422,
    "422.61",
    `Die Datei hat kein erlaubtes Format. Bitte wandeln Sie sie in ${ANLAGE_FORMATE} um.`,
  ),
  DATEI_UNSICHER: eintrag(
    422,
    "422.62",
    "Die Datei enthält etwas, das nicht erlaubt ist. Bitte drucken Sie sie in eine neue PDF-Datei und fügen Sie diese hinzu.",
  ),
  DATEI_INFIZIERT: eintrag(
    422,
    "422.63",
    "In der Datei wurde Schadsoftware gefunden. Sie wurde nicht gespeichert. Bitte prüfen Sie den Computer, von dem sie stammt.",
  ),
  ZU_VIELE_ANLAGEN: eintrag(
    422,
    "422.64",
    "Ein Vorhaben kann höchstens 3 Anlagen haben. Entfernen Sie zuerst eine andere.",
  ),
  SPEICHER_VOLL: eintrag(
    422,
    "422.65",
    "Der Speicherplatz für Anlagen Ihres Unternehmens ist aufgebraucht. Bitte entfernen Sie Anlagen, die Sie nicht mehr brauchen.",
  ),
  UEBERTRAGUNG_ABGEBROCHEN: eintrag(
    422,
    "422.66",
    "Die Datei kam nicht vollständig an. Bitte versuchen Sie es noch einmal.",
  ),
  DATEI_ZU_GROSS: eintrag(
    413,
    "413.20",
    `Die Datei ist zu groß. Erlaubt sind höchstens ${ANLAGE_MAX_TEXT} je Datei. Bitte verkleinern Sie sie.`,
  ),
  ZU_LANGSAM: eintrag(408, "408.10", "Die Anfrage kam nicht rechtzeitig an. Bitte senden Sie sie erneut."),
  FEATURE_AUS: eintrag(
    404,
    "404.20",
    "Diese Funktion ist nicht eingeschaltet. Was Sie nutzen können, steht in der Navigation.",
  ),
  PRUEFUNG_GESTOERT: eintrag(
    503,
    "503.20",
    "Dateien können zurzeit nicht auf Schadsoftware geprüft und deshalb nicht angenommen werden. Bitte versuchen Sie es in wenigen Minuten erneut.",
  ),
  PRUEFUNG_AUSGELASTET: eintrag(
    503,
    "503.21",
    `Zurzeit werden sehr viele Dateien geprüft. Bitte versuchen Sie es in ${formatDauerDativ(PRUEFUNG_WIEDER_SEKUNDEN / 60)} erneut.`,
  ),
  WARTUNG_LAEUFT: eintrag(
    503,
    "503.40",
    "Das Portal wird gerade gewartet. Bis zum Ende der Wartung können Sie alles lesen, aber nichts speichern oder absenden. Bitte versuchen Sie es danach erneut.",
  ),
  ABLAGE_GESTOERT: eintrag(
    503,
    "503.30",
    "Dateien können zurzeit nicht gespeichert oder geladen werden. Bitte versuchen Sie es in wenigen Minuten erneut.",
  ),
} as const satisfies Record<string, Eintrag>;

export type FehlerCode = keyof typeof FEHLER;

export const isFehlerCode = (code: string): code is FehlerCode => Object.hasOwn(FEHLER, code);

/** @spec §8: 401 with these sub-statuses, and every 401 of the login call, goes to the caller without a refresh. */
const OHNE_ERNEUERUNG: readonly string[] = ["401.10", "401.40", "401.50", "401.60", "401.100"];

/**
 * What to do with an answer. `istAngemeldet` = the request carried a session; `ruf` = which call failed.
 * @spec §8 error catalogue, first match wins.
 */
export function decideVerhalten(
  antwort: { httpStatus: number; httpSubStatus: string },
  umstaende: { ruf: "login" | "refresh" | "anderer"; istAngemeldet: boolean },
): Verhalten {
  const { httpStatus, httpSubStatus } = antwort;
  if (httpStatus === 401) {
    if (umstaende.ruf === "login" || OHNE_ERNEUERUNG.includes(httpSubStatus)) return "weitergeben";
    return umstaende.ruf === "refresh" || !umstaende.istAngemeldet ? "abmelden" : "erneuern";
  }
  if (httpStatus === 404) return httpSubStatus === "404.100" ? "meldungUndHome" : "nichtGefunden";
  if (httpStatus === 500 && httpSubStatus !== "500.100") return "popup";
  return "meldung";
}
