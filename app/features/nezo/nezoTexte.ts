import { FEHLER_IM_BROWSER } from "~/contract/wire/fehlerImBrowser";
import type { UnterschriftErgebnis } from "~/domain/antrag/unterschrift";
import type { IdentifikationErgebnis } from "~/domain/unternehmen/identifikation";

/** The fixed texts behind the codes that a return page may be called with; anything else gets the general text. */
type Text = { titel: string; text: string };

export const NEZO_FEHLER = {
  NEZO_ABGEBROCHEN: {
    titel: "Anmeldung abgebrochen",
    text: "Die Anmeldung wurde abgebrochen. Bitte starten Sie den Vorgang erneut.",
  },
  NEZO_ANDERES_UNTERNEHMEN: {
    titel: "Anderes Unternehmen",
    text: "Das ELSTER-Zertifikat gehört zu einem anderen Unternehmen. Bitte starten Sie den Vorgang erneut und verwenden Sie das Zertifikat Ihres Unternehmens.",
  },
  NEZO_ABGELAUFEN: {
    titel: "Sitzung abgelaufen",
    text: "Die Sitzung ist abgelaufen. Bitte starten Sie den Vorgang erneut.",
  },
  UNTERNEHMEN_VORHANDEN: {
    titel: "Unternehmen bereits registriert",
    text: "Für dieses Unternehmen gibt es bereits ein Konto. Bitte lassen Sie sich von einer bevollmächtigten Person Ihres Unternehmens einladen. Sie findet das im Portal unter „Benutzerverwaltung“.",
  },
  ANTRAG_UNVOLLSTAENDIG: {
    titel: "Antrag nicht vollständig",
    text: "Der Antrag ist noch nicht vollständig. Er wurde nicht eingereicht. Bitte ergänzen Sie, was fehlt, und unterschreiben Sie dann erneut.",
  },
  REVISION_VERALTET: {
    titel: "Nicht unterschrieben",
    text: "Was Sie unterschreiben wollten, wurde inzwischen geändert. Es wurde nichts eingereicht. Bitte lesen Sie den aktuellen Stand und unterschreiben Sie erneut.",
  },
  KEIN_ZUGRIFF: { titel: "Keine Berechtigung", text: FEHLER_IM_BROWSER.KEIN_ZUGRIFF.message },
  STATUS_NICHT_ERLAUBT: {
    titel: "Nicht möglich",
    text: "Diese Aktion ist im aktuellen Status des Antrags nicht möglich. Was jetzt möglich ist, steht auf der Startseite des Antrags.",
  },
} as const satisfies Record<string, Text>;

export const NEZO_ERFOLG = {
  REGISTRIERUNG_IDENTIFIZIERT: {
    titel: "Ihr Unternehmen ist identifiziert",
    text: "Wir haben die Daten Ihres Unternehmens erhalten. Bitte prüfen und ergänzen Sie sie im nächsten Schritt.",
  },
  STAMMDATEN_ERNEUERT: {
    titel: "Ihr Unternehmen ist neu identifiziert",
    text: "Was Ihr ELSTER-Zertifikat nachweist, steht jetzt in den Stammdaten. Was sich geändert hat, gilt ab heute.",
  },
  ANTRAG_EINGEREICHT: {
    titel: "Ihr Antrag ist eingereicht",
    text: "Der Antrag wird jetzt an das Fachverfahren der Bescheinigungsstelle übermittelt. Als Zeitpunkt der Einreichung gilt der Moment Ihrer Unterschrift.",
  },
  BESCHEID_ABGERUFEN: {
    titel: "Der Bescheid ist abgerufen",
    text: "Sie können ihn jetzt lesen und herunterladen, heute und später. Mit dem Abruf beginnt die Frist für einen Widerspruch.",
  },
  NACHTRAG_EINGEREICHT: {
    titel: "Ihr Nachtrag ist eingereicht",
    text: "Er wird jetzt an das Fachverfahren der Bescheinigungsstelle übermittelt. Als Zeitpunkt gilt der Moment Ihrer Unterschrift.",
  },
  WIDERSPRUCH_EINGEREICHT: {
    titel: "Ihr Widerspruch ist eingereicht",
    text: "Er wird jetzt an das Fachverfahren der Bescheinigungsstelle übermittelt. Als Zeitpunkt gilt der Moment Ihrer Unterschrift.",
  },
  WIDERSPRUCH_ZURUECKGEZOGEN: {
    titel: "Ihr Widerspruch ist zurückgezogen",
    text: "Das Widerspruchsverfahren ist damit beendet. Solange die Widerspruchsfrist läuft, können Sie erneut Widerspruch einlegen.",
  },
  RUECKZUG_ERKLAERT: {
    titel: "Der Rückzug Ihres Antrags ist erklärt",
    text: "Der Rückzug wird jetzt an das Fachverfahren übermittelt. Sobald er bestätigt ist, steht der Antrag auf „Antrag zurückgezogen“.",
  },
} as const satisfies Record<IdentifikationErgebnis | UnterschriftErgebnis, Text>;

/** Said to whoever opens such a page without anything having happened, or when it is long over. */
export const KEIN_ERGEBNIS: Text = {
  titel: "Hier gibt es gerade nichts zu melden",
  text: "Diese Seite zeigt, wie eine Identifizierung oder Unterschrift ausgegangen ist, in der ersten Viertelstunde danach. Was eingereicht ist, steht jederzeit beim Antrag.",
};

const ALLGEMEIN: Text = {
  titel: "Die Identifizierung ist nicht gelungen",
  text: "Bitte starten Sie den Vorgang erneut. Es wurde nichts gesendet.",
};

/** The text of an error code; never the code or any text from outside. @spec §2 query response shown as an error */
export function nezoFehlerText(code: string | null): Text {
  return code !== null && isNezoFehler(code) ? NEZO_FEHLER[code] : ALLGEMEIN;
}

const isNezoFehler = (code: string): code is keyof typeof NEZO_FEHLER => Object.hasOwn(NEZO_FEHLER, code);

export type NezoErfolg = keyof typeof NEZO_ERFOLG;
export const isNezoErfolg = (code: string | null): code is NezoErfolg =>
  code !== null && Object.hasOwn(NEZO_ERFOLG, code);
