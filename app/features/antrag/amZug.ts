import type { AntragStatus } from "~/domain/antrag/antragStatus";

/** Who has to act. */
export type AmZug = "Ihr Unternehmen" | "Die Bescheinigungsstelle" | "Niemand, das Verfahren ist beendet";

const FIRMA: readonly AntragStatus[] = ["IN_BEARBEITUNG", "UNTERLAGEN_NACHGEFORDERT"];
const BEENDET: readonly AntragStatus[] = ["ZURUECKGEZOGEN", "WIDERSPRUCH_GESCHLOSSEN", "GESCHLOSSEN", "GELOESCHT"];
/** A decision is there: whoever agrees with it is done as soon as it is retrieved. */
const ENTSCHIEDEN: readonly AntragStatus[] = ["BESCHEID_LIEGT_VOR", "WS_BESCHEID_LIEGT_VOR", "WIDERSPRUCH_ZURUECKGEZOGEN"];

/** Who has to act in the procedure; null where it is for the company to decide whether anybody has. */
export function decideAmZug(status: AntragStatus, isBescheidZumAbruf: boolean): AmZug | null {
  if (FIRMA.includes(status)) return "Ihr Unternehmen";
  if (BEENDET.includes(status)) return "Niemand, das Verfahren ist beendet";
  if (ENTSCHIEDEN.includes(status)) return isBescheidZumAbruf ? "Ihr Unternehmen" : null;
  return "Die Bescheinigungsstelle";
}
