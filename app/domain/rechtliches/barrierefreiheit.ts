import { BETREIBER } from "./betreiber";
import type { TextAbschnitt } from "./textAbschnitt";

/** Day on which the statement was made and last reviewed. */
export const BARRIEREFREIHEIT_STAND = "1. Oktober 2026";

/**
 * The accessibility statement after BITV § 7 and BGG § 12b: scope, status, gaps, method. The ways to complain stand on the page,
 * because they hold links.
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
      "Das Portal ist mit der BITV 2.0 und der Norm EN 301 549 teilweise vereinbar. Alle Seiten und Formulare lassen sich ohne Maus und ohne JavaScript bedienen. Die folgenden Inhalte sind noch nicht barrierefrei.",
    ],
  },
  {
    id: "maengel",
    titel: "Was noch nicht barrierefrei ist",
    absaetze: [
      [
        "Deutsche Gebärdensprache: Es gibt noch kein Video mit den wesentlichen Inhalten. Wenn Sie Informationen in Gebärdensprache brauchen, schreiben Sie uns bitte.",
        "Leichte Sprache: Der Text ist noch nicht von Prüf-Lesern geprüft.",
        "Prüfung mit Menschen: Das Portal wurde noch nicht von Menschen mit Behinderungen erprobt.",
        "Identifizierung mit ELSTER: Der Dienst wird von einer anderen Stelle betrieben. Wir haben keinen Einfluss auf seine Gestaltung.",
      ],
    ],
  },
  {
    id: "erstellung",
    titel: "Wie diese Erklärung entstanden ist",
    absaetze: [
      `Die Erklärung wurde am ${BARRIEREFREIHEIT_STAND} erstellt und zuletzt überprüft. Sie beruht auf einer Selbstbewertung mit automatischen und manuellen Prüfungen. Sie wird jedes Jahr und bei jeder größeren Änderung überprüft.`,
    ],
  },
];
