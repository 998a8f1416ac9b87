import type { Geparkt } from "~/contract/antrag/geparkteEingaben";
import { STAENDE } from "./firmenstaende";
import type { Formularstand } from "./formularstand";
import { STABSSTAENDE } from "./stabsstaende";

/** The form of the company or of staff that a kept form is; undefined for one that belongs to an Antrag. */
export function findStand({
  firmenformular,
  stabsformular,
}: Pick<Geparkt, "firmenformular" | "stabsformular">): Formularstand | undefined {
  if (stabsformular !== null) return STABSSTAENDE[stabsformular];
  return firmenformular === null ? undefined : STAENDE[firmenformular];
}
