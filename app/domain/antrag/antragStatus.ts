/**
 * The 14 statuses of an Antrag with their display texts, in the order of the specification.
 *
 * @spec §4 Application statuses
 */
export const ANTRAG_STATUS = {
  IN_BEARBEITUNG: "Antrag nicht eingereicht",
  EINGEREICHT: "Antrag eingereicht",
  IN_PRUEFUNG: "Antrag in Prüfung",
  UNTERLAGEN_NACHGEFORDERT: "Unterlagen nachgefordert",
  BESCHEID_LIEGT_VOR: "Bescheid liegt vor",
  ZURUECKGEZOGEN: "Antrag zurückgezogen",
  WIDERSPRUCH_EINGEREICHT: "Widerspruch eingereicht",
  WS_BESCHEID_LIEGT_VOR: "Bescheid aus Widerspruch liegt vor",
  WIDERSPRUCH_ZURUECKGEZOGEN: "Widerspruch zurückgezogen",
  WIDERSPRUCH_GESCHLOSSEN: "Widerspruch geschlossen",
  RUECKZUG_WIRD_UEBERMITTELT: "Rückzug des Antrags wird übermittelt",
  GESCHLOSSEN: "Geschlossen",
  GELOESCHT: "Gelöscht",
  WIRD_UEBERMITTELT: "Wird übermittelt",
} as const;

/** Key of an application status. */
export type AntragStatus = keyof typeof ANTRAG_STATUS;

/** The 14 keys as a list, in the order of the specification. */
export const antragStatusSchluessel: readonly [AntragStatus, ...AntragStatus[]] = [
  "IN_BEARBEITUNG",
  "EINGEREICHT",
  "IN_PRUEFUNG",
  "UNTERLAGEN_NACHGEFORDERT",
  "BESCHEID_LIEGT_VOR",
  "ZURUECKGEZOGEN",
  "WIDERSPRUCH_EINGEREICHT",
  "WS_BESCHEID_LIEGT_VOR",
  "WIDERSPRUCH_ZURUECKGEZOGEN",
  "WIDERSPRUCH_GESCHLOSSEN",
  "RUECKZUG_WIRD_UEBERMITTELT",
  "GESCHLOSSEN",
  "GELOESCHT",
  "WIRD_UEBERMITTELT",
];

/** Says whether a text is one of the 14 status keys. */
export function isAntragStatus(text: string): text is AntragStatus {
  return Object.hasOwn(ANTRAG_STATUS, text);
}

/** The German text shown for a status. */
export function antragStatusText(status: AntragStatus): string {
  return ANTRAG_STATUS[status];
}
