import { type AntragStatus, listStatusIn } from "../antrag/antragStatus";
import { ANTWORT_MAX as SCHRIFTSATZ_ANTWORT_MAX } from "../antrag/schriftsaetze";

/**
 * Longest answer to the authority in characters. @assumed §2 gives no limit; that of an answer to a Nachforderung,
 * domain.md 1.5.
 */
export const ANTWORT_MAX = SCHRIFTSATZ_ANTWORT_MAX;

/** Files of one answer. */
export const ANTWORT_DATEIEN_MAX = 3;

/** What the inbox can show; `antworten`: what the company wrote. */
export const NACHRICHT_ANSICHTEN = ["alle", "ungelesen", "gelesen", "antworten"] as const;

/** Which part of the messages is shown. */
export type NachrichtAnsicht = (typeof NACHRICHT_ANSICHTEN)[number];

/** The statuses in which nothing more can be said about an Antrag: it is gone, or in the archive. */
const BEENDET = listStatusIn("geloescht", "archiv");

/**
 * Whether a message can be answered: it is about an Antrag that somebody still works on.
 * @assumed domain.md 4.6 names no answers; a message about the company as a whole has nobody at the authority who would
 * read one.
 */
export function isBeantwortbar(status: AntragStatus | null): boolean {
  return status !== null && !BEENDET.includes(status);
}
