import { SCHRIFTSATZ_ARTEN } from "./schriftsaetze";

/** Every kind of document that the life of an Antrag can bring forth. */
export const DOKUMENT_ARTEN = [
  "ANTRAG",
  "NACHFORDERUNG",
  "BESCHEID",
  "WIDERSPRUCHSBESCHEID",
  ...SCHRIFTSATZ_ARTEN,
] as const;

export type DokumentArt = (typeof DOKUMENT_ARTEN)[number];

/**
 * Where a document stands. `GUELTIG`: a submission that counts; `ERSETZT`: one that a later one has replaced, or that was rejected for
 * technical reasons. `FRUEHER`: a decision from before the portal delivered them. `ABGELEHNT`: a withdrawal that came too late.
 */
export const DOKUMENT_STAENDE = [
  "GUELTIG",
  "ERSETZT",
  "OFFEN",
  "IN_BEARBEITUNG",
  "BEANTWORTET",
  "FRIST_ABGELAUFEN",
  "ZUM_ABRUF",
  "ABGERUFEN",
  "BEENDET",
  "FRUEHER",
  "ENTWURF",
  "EINGEREICHT",
  "ZURUECKGEZOGEN",
  "BESCHIEDEN",
  "ABGELEHNT",
  "GESCHLOSSEN",
] as const;

export type DokumentStand = (typeof DOKUMENT_STAENDE)[number];
