import { BETREIBER } from "./betreiber";
import type { TextAbschnitt } from "./textAbschnitt";

/**
 * For which release the statement was last reviewed, and on which day: each release with new screens reviews it anew (a
 * test compares).
 */
export const BARRIEREFREIHEIT_AUSGABE = { version: "1.118", tag: "23. November 2026" };

/**
 * The accessibility statement after BITV § 7 and BGG § 12b: scope, status, gaps, method. The ways to complain stand on
 * the page, because they hold links.
 *
 * @assumed The specification has no such page; the status says honestly what has been checked and what has not.
 */
export const BARRIEREFREIHEIT: readonly TextAbschnitt[] = [
  {
    id: "geltung",
    titel: "Wofür diese Erklärung gilt",
    absaetze: [
      `Die ${BETREIBER.name} bemüht sich, das Antragsportal barrierefrei zugänglich zu machen. Grundlage sind das Behindertengleichstellungsgesetz (BGG) und die Barrierefreie-Informationstechnik-Verordnung (BITV 2.0). Die Erklärung gilt für alle Seiten dieses Portals.`,
    ],
  },
  {
    id: "stand",
    titel: "Stand der Vereinbarkeit",
    absaetze: [
      "Das Portal ist mit der BITV 2.0 und der Norm EN 301 549 teilweise vereinbar. Alle Seiten und Formulare lassen sich ohne Maus und ohne JavaScript bedienen. Mit einem Textbrowser ist der Weg von der Anmeldung bis zum gespeicherten Formular geprüft. Die folgenden Inhalte sind noch nicht barrierefrei.",
    ],
  },
  {
    id: "maengel",
    titel: "Was noch nicht barrierefrei ist",
    absaetze: [
      [
        "Deutsche Gebärdensprache: Es gibt noch kein Video mit den wesentlichen Inhalten. Grund: Es ist noch nicht gedreht. Wenn Sie Informationen in Gebärdensprache brauchen, schreiben Sie uns bitte.",
        "Leichte Sprache: Der Text ist noch nicht von Prüf-Lesern geprüft. Grund: Die Prüfung ist noch nicht beauftragt.",
        "Erprobung: Das Portal wurde noch nicht von Menschen mit Behinderungen erprobt, auch nicht mit Bildschirmleseprogrammen im Alltag. Grund: Bisher gab es nur Prüfungen durch uns selbst.",
        "Browser und Geräte: Mit Safari und auf Telefonen ist das Portal noch nicht erprobt. Grund: Die automatischen Prüfungen laufen in Chromium; Firefox haben wir von Hand geprüft. Gelingt Ihnen dort etwas nicht, schreiben Sie uns bitte.",
        "Anlagen und Dateien anderer: Was Unternehmen hochladen, zeigt das Portal unverändert. Grund: Wir dürfen eingereichte Unterlagen nicht ändern.",
        "Meldungen ohne Neuladen: Neue Nachrichten, die Restzeit der Sitzung und die Anzeige anderer Personen im selben Formular erscheinen nur mit JavaScript von selbst. Grund: Ohne JavaScript kann eine Seite sich nicht ändern; beim nächsten Aufruf stehen die Angaben dort.",
        "Diagramm des Arbeitsplans: Das Bild ist in einem Textbrowser nicht zu sehen. Grund: Es ist eine Zeichnung; dieselben Angaben stehen als Tabelle auf der Seite.",
        "Identifizierung mit ELSTER: Der Dienst wird von einer anderen Stelle betrieben. Grund: Wir haben keinen Einfluss auf seine Gestaltung.",
      ],
    ],
  },
  {
    id: "erstellung",
    titel: "Wie diese Erklärung entstanden ist",
    absaetze: [
      `Die Erklärung wurde am 1. Oktober 2026 erstellt und zuletzt am ${BARRIEREFREIHEIT_AUSGABE.tag} für Version ${BARRIEREFREIHEIT_AUSGABE.version} des Portals überprüft. Sie beruht auf einer Selbstbewertung mit automatischen und manuellen Prüfungen. Sie wird mit jeder Version überprüft.`,
    ],
  },
];
