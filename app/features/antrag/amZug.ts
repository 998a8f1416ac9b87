import { type AmZug, decideAmZug } from "~/domain/antrag/amZug";
import type { AntragStatus } from "~/domain/antrag/antragStatus";

/** Who has to act, said to the company; null where it is for the company to decide whether anybody has. */
const AM_ZUG_WORTE: Readonly<Record<AmZug, string | null>> = {
  FIRMA: "Ihr Unternehmen",
  STELLE: "Die Bescheinigungsstelle",
  ENTSCHIEDEN: null,
  NIEMAND: "Niemand, das Verfahren ist beendet",
};

/** Who has to act in the procedure, in words. */
export const nameAmZug = (status: AntragStatus, bescheidZumAbruf: boolean): string | null =>
  AM_ZUG_WORTE[decideAmZug(status, bescheidZumAbruf)];
