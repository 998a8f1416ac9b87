import { checkField } from "./checkField";
import type { Befund, Bereich, Entity, Field, FormDefinition, FormKontext, Regelbefund, Werte } from "./field";
import { befundFeld } from "./fieldName";
import { isTabEnabled, relevantFields } from "./relevance";
import { rowsOf } from "./werte";

/** What stands against submission, and what merely deserves a second look. Both in the order of the form. */
export type Pruefung = { fehler: Befund[]; warnungen: Befund[] };

type Place = { uuid: string; tab: string; tabelle?: string; index?: number };

function addBefund(
  result: Pruefung,
  { uuid, tab, tabelle, index }: Place,
  befund: Regelbefund & { property: string },
): void {
  const { property } = befund;
  const row = tabelle !== undefined && index !== undefined ? { tabelle, index } : undefined;
  const feld = befundFeld(property, row);
  const list = befund.art === "fehler" ? result.fehler : result.warnungen;
  list.push({
    uuid,
    property,
    message: befund.message,
    tab,
    ...(tabelle !== undefined && { tabelle }),
    ...(feld !== undefined && { feld }),
  });
}

/** Collects what the fields and the check of one entity say. */
function collect<K extends FormKontext>(
  result: Pruefung,
  place: Place,
  { fields, check, b }: { fields: readonly Field<K>[]; check: Entity<K>["check"]; b: Bereich<K> },
): void {
  for (const field of relevantFields(fields, b)) {
    for (const befund of checkField(field, b)) addBefund(result, place, { property: field.key, ...befund });
    if (field.entity) collectRows(result, place.tab, { field, entity: field.entity, b });
  }
  for (const befund of check?.(b) ?? []) addBefund(result, place, { property: "", ...befund });
}

function collectRows<K extends FormKontext>(
  result: Pruefung,
  tab: string,
  { field, entity, b }: { field: Field<K>; entity: Entity<K>; b: Bereich<K> },
): void {
  rowsOf(b.werte, field.key).forEach((zeile, index) => {
    const place = { uuid: zeile.uuid, tab, tabelle: field.key, ...(field.rows === "fest" && { index }) };
    collect(result, place, { fields: entity.fields, check: entity.check, b: { ...b, werte: zeile } });
  });
}

/**
 * Is the form complete? Walks the relevant fields of all enabled tabs and the rows of their tables. Findings name the
 * entity they belong to: `wurzel.uuid` or the uuid of a row; those of a tab's or an entity's own check have property ""
 * unless they name a field.
 */
export function checkForm<K extends FormKontext>(
  form: FormDefinition<K>,
  wurzel: Werte & { uuid: string },
  kontext: K,
): Pruefung {
  const b = { werte: wurzel, wurzel, kontext };
  const result: Pruefung = { fehler: [], warnungen: [] };
  for (const tab of form.tabs) {
    if (isTabEnabled(tab, b))
      collect(result, { uuid: wurzel.uuid, tab: tab.key }, { fields: tab.fields, check: tab.check, b });
  }
  return result;
}
