import { ANTRAG_STATUS, type AntragStatus } from "~/domain/antrag/antragStatus";

const WORTE = {
  firma: "Ihr Unternehmen",
  stelle: "Die Bescheinigungsstelle",
  niemand: "Niemand, das Verfahren ist beendet",
} as const;

/** Who has to act. */
export type AmZug = (typeof WORTE)[keyof typeof WORTE];

/** Who has to act in the procedure; null where it is for the company to decide whether anybody has. */
export function decideAmZug(status: AntragStatus, isBescheidZumAbruf: boolean): AmZug | null {
  const { amZug } = ANTRAG_STATUS[status];
  if (amZug === "entschieden") return isBescheidZumAbruf ? WORTE.firma : null;
  return WORTE[amZug];
}
