import type { Bereich, Field, FormDefinition, FormKontext, Option, Tab, Wert, Werte, Zeile } from "./field";
import { isStored, kinds } from "./kinds";
import { rowsOf } from "./werte";

/** Is this question asked at all, given the other answers? */
export function isRelevant<K extends FormKontext>(field: Field<K>, b: Bereich<K>): boolean {
  return field.when?.(b) ?? true;
}

/** The questions that are asked, in order. */
export function relevantFields<K extends FormKontext>(fields: readonly Field<K>[], b: Bereich<K>): Field<K>[] {
  return fields.filter((field) => isRelevant(field, b));
}

/** Can this tab be edited, given the answers in the others? */
export function isTabEnabled<K extends FormKontext>(tab: Tab<K>, b: Bereich<K>): boolean {
  return tab.enabled?.(b) ?? true;
}

/** Must this question be answered before submission? */
export function isRequired<K extends FormKontext>(field: Field<K>, b: Bereich<K>): boolean {
  return typeof field.required === "function" ? field.required(b) : (field.required ?? false);
}

/** Is the answer shown but not changeable? */
export function isReadOnly<K extends FormKontext>(field: Field<K>, b: Bereich<K>): boolean {
  return field.readOnly?.(b) ?? false;
}

/** The options on offer; [] for fields without. */
export function optionsOf<K extends FormKontext>(field: Field<K>, b: Bereich<K>): readonly Option[] {
  return typeof field.options === "function" ? field.options(b) : (field.options ?? []);
}

/** The stored answer of a field, or its kind's blank one. */
export function wertOf<K extends FormKontext>(field: Field<K>, werte: Werte): Wert {
  return werte[field.key] ?? kinds[field.kind].blank(field);
}

/** The answers of an empty form, or of an empty row. */
export function blankWerte<K extends FormKontext>(source: FormDefinition<K> | readonly Field<K>[]): Werte {
  const fields = "tabs" in source ? source.tabs.flatMap((tab) => tab.fields) : source;
  return Object.fromEntries(fields.filter(({ kind }) => isStored(kind)).map((field) => [field.key, kinds[field.kind].blank(field)]));
}

function pruneRow<K extends FormKontext>(fields: readonly Field<K>[], zeile: Zeile, b: Bereich<K>): Zeile {
  return { ...zeile, ...pruneFields(fields, { ...b, werte: zeile }) };
}

function pruneFields<K extends FormKontext>(fields: readonly Field<K>[], b: Bereich<K>): Werte {
  const pruned: Werte = { ...b.werte };
  for (const field of fields) {
    if (!isStored(field.kind) || !(field.key in pruned)) continue;
    const { entity } = field;
    if (entity) {
      pruned[field.key] = rowsOf(pruned, field.key).map((zeile) => pruneRow(entity.fields, zeile, b));
    } else if (!isRelevant(field, b)) {
      pruned[field.key] = kinds[field.kind].blank(field);
    }
  }
  return pruned;
}

function pruneOnce<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte, kontext: K): Werte {
  const b = { werte: wurzel, wurzel, kontext };
  let pruned = wurzel;
  for (const tab of form.tabs) {
    const isEnabled = isTabEnabled(tab, b);
    const fields = isEnabled ? tab.fields : tab.fields.map((field) => ({ ...field, when: () => false }));
    const ownKeys = new Set(tab.fields.map(({ key }) => key));
    const changed = Object.entries(pruneFields(fields, b)).filter(([key]) => ownKeys.has(key));
    pruned = { ...pruned, ...Object.fromEntries(changed) };
  }
  return pruned;
}

/**
 * Blanks the answers to questions that are not asked (any more), so that nothing hidden is submitted. Blanking one answer may make
 * another question irrelevant, hence the repetition. Table rows are never dropped here: whoever deletes rows says so first.
 */
export function pruneIrrelevant<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte, kontext: K): Werte {
  const most = form.tabs.reduce((count, tab) => count + tab.fields.length, 1);
  let current = wurzel;
  for (let round = 0; round < most; round += 1) {
    const next = pruneOnce(form, current, kontext);
    if (JSON.stringify(next) === JSON.stringify(current)) return current;
    current = next;
  }
  return current;
}
