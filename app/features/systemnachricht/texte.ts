/** @spec §4 The popup title is plural when more than one. */
export const nachrichtenTitel = (anzahl: number): string =>
  anzahl > 1 ? "Systembenachrichtigungen" : "Systembenachrichtigung";

/** @spec §4 System announcements */
export const KEINE_NACHRICHTEN = "Derzeit sind keine aktiven Systembenachrichtigungen vorhanden.";

/** How many announcements there are, in words. */
export const anzahlText = (anzahl: number): string =>
  anzahl === 1 ? "1 aktive Systembenachrichtigung" : `${String(anzahl)} aktive Systembenachrichtigungen`;

/** The field of a form that says what was closed; once for each. */
export const GESCHLOSSEN_FELD = "nachricht";
