import type { Entity, Field, FormDefinition, Regelbefund, Tab } from "../../../formkit/field";
import { isStored } from "../../../formkit/kinds";
import { isBlank } from "../../../formkit/werte";
import type { AntragBereich } from "./feld";
import type { AntragKontext } from "./kontext";
import { KEINE_BEFUNDE } from "./regeln";
import { antragV2 } from "./v2";

/** The tabs of the V2 form that a supplementary application fills in. */
const OFFENE_TABS: readonly string[] = ["arbeitsplan", "wirtschaftsgueter"];

const withoutBefund = (): readonly Regelbefund[] => KEINE_BEFUNDE;

function lockEntity(entity: Entity<AntragKontext>): Entity<AntragKontext> {
  return { ...entity, fields: entity.fields.map(lockFeld), check: withoutBefund };
}

/**
 * What was answered when it was certified is shown and kept, also when the company would not be asked any more: with
 * another legal form.
 */
const isGefragtOderBeantwortet =
  ({ key, when }: Field<AntragKontext>) =>
  (b: AntragBereich): boolean =>
    (when?.(b) ?? true) || (b.werte[key] !== false && !isBlank(b.werte[key]));

function lockFeld(feld: Field<AntragKontext>): Field<AntragKontext> {
  // What is computed from the answers stays as it is.
  if (!isStored(feld.kind)) return feld;
  const gesperrt = {
    ...feld,
    when: isGefragtOderBeantwortet(feld),
    required: false,
    minRows: 0,
    readOnly: () => true,
    check: withoutBefund,
  };
  return { ...gesperrt, ...(feld.entity && { entity: lockEntity(feld.entity) }) };
}

function lockTab(tab: Tab<AntragKontext>): Tab<AntragKontext> {
  return { ...tab, fields: tab.fields.map(lockFeld), check: withoutBefund };
}

/**
 * The form of a supplementary application (Ergänzungsantrag): the V2 form in which only work plan and assets are filled
 * in. The other tabs hold what was certified; it cannot be changed, neither by what the company says about itself
 * later, and is not checked again.
 *
 * @spec §4 a non-simplified V1 application cannot open the V2 route
 * @assumed Sums are for information only and no part of what was certified: they are computed by the legal form and
 * Wirtschaftsjahr of today.
 * @assumed §3 does not say what "vereinfacht" means; domain.md 0.7 and 2.0: the application that adds assets to a
 * certified Vorhaben.
 */
export const antragErgaenzung: FormDefinition<AntragKontext> = {
  ...antragV2,
  key: "antragErgaenzung",
  tabs: antragV2.tabs.map((tab) => (OFFENE_TABS.includes(tab.key) ? tab : lockTab(tab))),
};
