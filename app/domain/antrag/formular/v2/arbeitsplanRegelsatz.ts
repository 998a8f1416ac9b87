import type { Regelbefund, Werte } from "../../../../formkit/field";
import { textOf } from "../../../../formkit/werte";
import { berlinDate } from "../../../../lib/date";
import { ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS, appliesErweiterteArbeitsplanValidierung } from "../../../stichtage";
import type { AntragKontext } from "../kontext";
import { fehler, warnung } from "../regeln";

/** How the rules of the work plan judge what they find, where the rule sets differ. */
export type ArbeitsplanRegelsatz = {
  /** About somebody who should have something to do in the plan and has not. */
  readonly fehlenderAkteur: (message: string, property: string) => Regelbefund;
};

const REGELN: ArbeitsplanRegelsatz = { fehlenderAkteur: warnung };
const ERWEITERTE_REGELN: ArbeitsplanRegelsatz = { fehlenderAkteur: fehler };

/** A Vorhaben that was never saved is judged as if it were saved today. */
function isSinceStichtag(vorhaben: Werte, { heute, zuerstGespeichert }: AntragKontext): boolean {
  const zuerst = zuerstGespeichert?.[textOf(vorhaben, "uuid")];
  return zuerst === undefined
    ? heute <= berlinDate(ARBEITSPLAN_ERWEITERTE_VALIDIERUNG_BIS)
    : appliesErweiterteArbeitsplanValidierung(new Date(zuerst));
}

/**
 * The rule set of a work plan, by the first save of its Vorhaben. Whoever reads the specification in another way
 * changes this function.
 *
 * @assumed §9 names an extended work-plan validation until 12 Oct 2025 without saying what it is. With domain.md 2.6 we
 * take it as follows: in a Vorhaben first saved by then, missing actors are errors; in a later one they are warnings.
 * Everything else is the same.
 * @assumed domain.md 2.6 lets an attached plan replace the packages of such a Vorhaben; attachments are no part of what
 * the rules see, so that at least one package is asked of everybody.
 */
export function chooseArbeitsplanRegeln(vorhaben: Werte, kontext: AntragKontext): ArbeitsplanRegelsatz {
  return isSinceStichtag(vorhaben, kontext) ? ERWEITERTE_REGELN : REGELN;
}
