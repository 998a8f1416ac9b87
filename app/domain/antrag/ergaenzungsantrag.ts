import type { Werte } from "../../formkit/field";
import { textOf } from "../../formkit/werte";
import { WIRTSCHAFTSGUETER_BEANTRAGBAR_AB } from "../stichtage";
import type { AntragInfo } from "./antragInfo";
import { canWirtschaftsgueter } from "./formular/v2/bedingungen";

/** What decides whether assets can be added to a certified Antrag. */
export type ErgaenzungsLage = {
  readonly info: Pick<AntragInfo, "istVereinfachterAntrag" | "bescheidAbholungAm" | "finalerBescheidAbholungAm">;
  readonly eingereichtAm: Date | null;
};

/** Assets can be added to this Vorhaben: it began after 27.03.2024 and is (also) done in the own business. */
export function isErgaenzbar(vorhaben: Werte): boolean {
  return textOf(vorhaben, "beginn") !== "" && canWirtschaftsgueter(vorhaben);
}

/**
 * Why no supplementary application can be made; null when it can, for the Vorhaben that `isErgaenzbar` accepts. Their
 * answers may be null where only the Antrag is known.
 *
 * @assumed The specification is silent; domain.md 0.7: after a decision with a certified Vorhaben, for an Antrag filed
 * before assets could be applied for. What was decided on each Vorhaben is not stored yet, so a retrieved decision
 * counts and the company names its certified Vorhaben.
 */
export function findErgaenzungshindernis(
  { info, eingereichtAm }: ErgaenzungsLage,
  vorhaben: readonly Werte[] | null,
): string | null {
  if (info.istVereinfachterAntrag) return "Dieser Antrag ist selbst ein Ergänzungsantrag.";
  if (info.bescheidAbholungAm === null && info.finalerBescheidAbholungAm === null) {
    return "Ein Ergänzungsantrag ist erst möglich, wenn der Bescheid vorliegt und abgerufen ist.";
  }
  if (eingereichtAm === null || eingereichtAm.getTime() >= WIRTSCHAFTSGUETER_BEANTRAGBAR_AB.getTime()) {
    return "Wirtschaftsgüter lassen sich nur zu Anträgen ergänzen, die vor dem 20.02.2025 eingereicht wurden. Danach konnten sie im Antrag selbst angegeben werden.";
  }
  if (vorhaben !== null && !vorhaben.some(isErgaenzbar)) {
    return "Wirtschaftsgüter können nur für Vorhaben geprüft werden, die nach dem 27.03.2024 begonnen haben und nicht ausschließlich als Auftragsforschung durchgeführt werden.";
  }
  return null;
}
