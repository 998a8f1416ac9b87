import type { Werte } from "../../formkit/field";
import { stammdatenTexte } from "./stammdatenTexte";

/** A field whose answer differs today from what was submitted; both as `stammdatenTexte` keeps them, "" for none. */
export type StammdatenAbweichung = { feld: string; damals: string; heute: string };

/**
 * What differs today from the master data that a submission keeps, in the order of `felder`.
 *
 * @assumed Only answers that the submission keeps are compared: what was asked for later has no "then".
 */
export function listAbweichungen(
  damals: Readonly<Record<string, string>>,
  heutige: Werte,
  felder: readonly string[],
): StammdatenAbweichung[] {
  const texte = stammdatenTexte(heutige);
  return felder.flatMap((feld) => {
    const [frueher, heute] = [damals[feld], texte[feld] ?? ""];
    return frueher === undefined || frueher === heute ? [] : [{ feld, damals: frueher, heute }];
  });
}
