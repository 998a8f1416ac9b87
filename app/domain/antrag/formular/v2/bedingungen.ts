import type { Werte } from "../../../../formkit/field";
import { isYes, textOf } from "../../../../formkit/werte";
import { WIRTSCHAFTSGUT_AB } from "../../../stichtage";

/** The Vorhaben commissions research from others. */
export function hasAuftrag(vorhaben: Werte): boolean {
  return isYes(vorhaben, "auftrag");
}

/** The Vorhaben is done together with another company or a research institution. */
export function hasKooperation(vorhaben: Werte): boolean {
  return isYes(vorhaben, "kooperationUnternehmen") || isYes(vorhaben, "kooperationForschung");
}

/** Own staff works on the Vorhaben: own research or a cooperation. */
export function hasEigenesPersonal(vorhaben: Werte): boolean {
  return isYes(vorhaben, "eigenbetrieblich") || hasKooperation(vorhaben);
}

/** Everything is commissioned; nothing is done in the own business. */
export function isReinerAuftrag(vorhaben: Werte): boolean {
  return hasAuftrag(vorhaben) && !hasEigenesPersonal(vorhaben);
}

/** Assets can be examined only for Vorhaben begun after 27.03.2024 that are (also) done in the own business. */
export function canWirtschaftsgueter(vorhaben: Werte): boolean {
  const beginn = textOf(vorhaben, "beginn");
  return (beginn === "" || beginn >= WIRTSCHAFTSGUT_AB) && !isReinerAuftrag(vorhaben);
}

/** Assets are to be examined for this Vorhaben. */
export function hasWirtschaftsgueter(vorhaben: Werte): boolean {
  return (
    canWirtschaftsgueter(vorhaben) &&
    textOf(vorhaben, "beginn") !== "" &&
    isYes(vorhaben, "wirtschaftsgueterBeantragen")
  );
}

/** Shown on a tab that is not needed. @assumed domain.md 2.0 proposes the text; the specification has none. */
export const NICHT_ERFORDERLICH = "Nicht erforderlich. Bitte prüfen Sie die Angaben unter Tätigkeitsform.";
