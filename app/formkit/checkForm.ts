import { checkField } from "./checkField";
import type { Befund, Bereich, Entity, Field, FormDefinition, FormKontext, Regelbefund, Tab, Werte, Zeile } from "./field";
import { fieldName } from "./fieldName";
import { isTabEnabled, relevantFields } from "./relevance";
import { rowsOf } from "./werte";

/** What stands against submission, and what merely deserves a second look. Both in the order of the form. */
export type Pruefung = { fehler: Befund[]; warnungen: Befund[] };

type Place = { uuid: string; tab: string; tabelle?: string; index?: number };

function addBefund(result: Pruefung, place: Place, befund: Regelbefund, ownKey: string): void {
  const property = befund.property ?? ownKey;
  const { uuid, tab, tabelle, index } = place;
  const row = tabelle !== undefined && index !== undefined ? { tabelle, index } : undefined;
  const list = befund.art === "fehler" ? result.fehler : result.warnungen;
  list.push({
    uuid,
    property,
    message: befund.message,
    tab,
    ...(tabelle !== undefined && { tabelle }),
    ...(property !== "" && { feld: fieldName(property, row) }),
  });
}

function checkRow<K extends FormKontext>(result: Pruefung, entity: Entity<K>, b: Bereich<K>, place: Place): void {
  for (const field of relevantFields(entity.fields, b)) {
    for (const befund of checkField(field, b)) addBefund(result, place, befund, field.key);
  }
  for (const befund of entity.check?.(b) ?? []) addBefund(result, place, befund, "");
}

function checkTableRows<K extends FormKontext>(result: Pruefung, field: Field<K>, entity: Entity<K>, b: Bereich<K>, tab: string): void {
  rowsOf(b.werte, field.key).forEach((zeile: Zeile, index) => {
    const place = { uuid: zeile.uuid, tab, tabelle: field.key, ...(field.rows === "fest" && { index }) };
    checkRow(result, entity, { werte: zeile, wurzel: b.wurzel, kontext: b.kontext }, place);
  });
}

function checkTab<K extends FormKontext>(result: Pruefung, tab: Tab<K>, b: Bereich<K>, uuid: string): void {
  const place = { uuid, tab: tab.key };
  for (const field of relevantFields(tab.fields, b)) {
    for (const befund of checkField(field, b)) addBefund(result, place, befund, field.key);
    if (field.entity) checkTableRows(result, field, field.entity, b, tab.key);
  }
  for (const befund of tab.check?.(b) ?? []) addBefund(result, place, befund, "");
}

/**
 * Is the form complete? Walks the relevant fields of all enabled tabs and the rows of their tables. Findings name the entity they
 * belong to: `wurzel.uuid` or the uuid of a row; those of a tab's or an entity's own check have property "" unless they name a field.
 */
export function checkForm<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte & { uuid: string }, kontext: K): Pruefung {
  const b = { werte: wurzel, wurzel, kontext };
  const result: Pruefung = { fehler: [], warnungen: [] };
  for (const tab of form.tabs) {
    if (isTabEnabled(tab, b)) checkTab(result, tab, b, wurzel.uuid);
  }
  return result;
}
