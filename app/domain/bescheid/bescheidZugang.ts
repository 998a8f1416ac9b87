import type { AntragInfo } from "../antrag/antragInfo";
import { ROUNDTRIP_BESCHEIDE_AB } from "../stichtage";

/** The part of the application info that decides whether its decision may be opened. */
export type BescheidInfo = Pick<
  AntragInfo,
  | "bescheidZumAbruf"
  | "bescheidErstelltAm"
  | "finalerBescheidErstelltAm"
  | "bescheidAbholungAm"
  | "finalerBescheidAbholungAm"
>;

/** What the session knows: whether the user signed in with the signature method. */
export type BescheidSitzung = { readonly isNezoAuthenticated: boolean };

const isAlt = (tag: string | null): boolean => tag !== null && tag < ROUNDTRIP_BESCHEIDE_AB;
const isNeu = (tag: string | null): boolean => tag !== null && tag >= ROUNDTRIP_BESCHEIDE_AB;

/** @spec §4 Access by status (a): created before the roundtrip cut-off and no decision is ready for retrieval */
export function isAlterBescheidOhneAbruf(info: BescheidInfo): boolean {
  return (isAlt(info.bescheidErstelltAm) || isAlt(info.finalerBescheidErstelltAm)) && !info.bescheidZumAbruf;
}

/** @spec §4 Access by status (b): ready for retrieval and authenticated with the signature method */
export function isAbrufMitNezo(info: BescheidInfo, sitzung: BescheidSitzung): boolean {
  return info.bescheidZumAbruf && sitzung.isNezoAuthenticated;
}

/** @spec §4 Access by status (c): created on or after the cut-off and has a retrieval date */
export function isNeuerBescheidAbgeholt(info: BescheidInfo): boolean {
  return isNeu(info.bescheidErstelltAm) && info.bescheidAbholungAm !== null;
}

/** @spec §4 Access by status (d): an old decision has a final-decision retrieval date */
export function isAlterBescheidFinalAbgeholt(info: BescheidInfo): boolean {
  return isAlt(info.bescheidErstelltAm) && info.finalerBescheidAbholungAm !== null;
}

/**
 * Case (e): the decision on an objection was created on or after the cut-off and has a retrieval date.
 *
 * @assumed §4 Access by status names no case for a first decision that went by post and has no retrieval date: the
 * decision on the objection that was retrieved opens all the same.
 */
export function isBescheidAusWiderspruchAbgeholt(info: BescheidInfo): boolean {
  return isNeu(info.finalerBescheidErstelltAm) && info.finalerBescheidAbholungAm !== null;
}

/**
 * Says whether the decision view opens. Otherwise the user goes to /home.
 *
 * @spec §4 Access by status: the decision view opens when (a), (b), (c) or (d); (e) is assumed
 */
export function canOpenBescheid(info: BescheidInfo, sitzung: BescheidSitzung): boolean {
  return (
    isAlterBescheidOhneAbruf(info) ||
    isAbrufMitNezo(info, sitzung) ||
    isNeuerBescheidAbgeholt(info) ||
    isAlterBescheidFinalAbgeholt(info) ||
    isBescheidAusWiderspruchAbgeholt(info)
  );
}
