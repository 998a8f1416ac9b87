import { ANTRAG_STATUS, type AntragStatus, antragStatusSchluessel } from "./antragStatus";

/**
 * Who has to act in a procedure. `ENTSCHIEDEN`: the decision is retrieved, and it is for the company to decide whether
 * anybody has.
 */
export const AM_ZUG = {
  FIRMA: "Unternehmen",
  STELLE: "Bescheinigungsstelle",
  ENTSCHIEDEN: "Entschieden",
  NIEMAND: "Niemand",
} as const;

/** Key of who has to act. */
export type AmZug = keyof typeof AM_ZUG;

/** All keys, in their order. */
export const amZugSchluessel = ["FIRMA", "STELLE", "ENTSCHIEDEN", "NIEMAND"] as const satisfies readonly AmZug[];

const NACH_ZEILE = { firma: "FIRMA", stelle: "STELLE", niemand: "NIEMAND" } as const;

/** Who has to act in an Antrag of this status; `bescheidZumAbruf`: its decision waits to be retrieved. */
export function decideAmZug(status: AntragStatus, bescheidZumAbruf: boolean): AmZug {
  const { amZug } = ANTRAG_STATUS[status];
  if (amZug !== "entschieden") return NACH_ZEILE[amZug];
  return bescheidZumAbruf ? "FIRMA" : "ENTSCHIEDEN";
}

/** The statuses in which somebody has to act, with or without a decision that waits to be retrieved. */
export const listStatusAmZug = (amZug: AmZug, bescheidZumAbruf: boolean): readonly AntragStatus[] =>
  antragStatusSchluessel.filter((status) => decideAmZug(status, bescheidZumAbruf) === amZug);
