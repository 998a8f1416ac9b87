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

/** What a control shows of them. */
export function offeredOf<K extends FormKontext>(field: Field<K>, b: Bereich<K>): readonly Option[] {
  const options = optionsOf(field, b);
  return field.offered?.(options, b) ?? options;
}

/** The stored answer of a field, or its kind's blank one. */
export function wertOf<K extends FormKontext>(field: Field<K>, werte: Werte): Wert {
  return werte[field.key] ?? kinds[field.kind].blank(field);
}

/** The answers of an empty form, or of an empty row. */
export function blankWerte<K extends FormKontext>(source: FormDefinition<K> | readonly Field<K>[]): Werte {
  const fields = "tabs" in source ? source.tabs.flatMap((tab) => tab.fields) : source;
  return Object.fromEntries(
    fields.filter(({ kind }) => isStored(kind)).map((field) => [field.key, kinds[field.kind].blank(field)]),
  );
}

/** What the form of a new row begins with: a usual answer where there is one. */
export function startWerte<K extends FormKontext>(fields: readonly Field<K>[]): Werte {
  const usual = fields.flatMap(({ key, start }) => (start === undefined ? [] : [[key, start] as const]));
  return { ...blankWerte(fields), ...Object.fromEntries(usual) };
}

/** Rows are compared by identity: one in which nothing is blanked stays the same object. */
function isSame(a: Wert, b: Wert): boolean {
  if (a === b) return true;
  return (
    Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((eintrag, stelle) => eintrag === b[stelle])
  );
}

function pruneRow<K extends FormKontext>(fields: readonly Field<K>[], zeile: Zeile, b: Bereich<K>): Zeile {
  const blanked = listBlanked(fields, { ...b, werte: zeile }, true);
  return blanked.length === 0 ? zeile : { ...zeile, ...Object.fromEntries(blanked) };
}

/** The answers that have to change, usually none. `isAsked`: false when none of these questions is. */
function listBlanked<K extends FormKontext>(
  fields: readonly Field<K>[],
  b: Bereich<K>,
  isAsked: boolean,
): [string, Wert][] {
  const blanked: [string, Wert][] = [];
  for (const field of fields) {
    const { key, kind, entity } = field;
    const wert = b.werte[key];
    if (wert === undefined || !isStored(kind)) continue;
    if (!entity && isAsked && isRelevant(field, b)) continue;
    const pruned = entity
      ? rowsOf(b.werte, key).map((zeile) => pruneRow(entity.fields, zeile, b))
      : kinds[kind].blank(field);
    if (!isSame(pruned, wert)) blanked.push([key, pruned]);
  }
  return blanked;
}

function pruneOnce<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte, kontext: K): Werte {
  const b = { werte: wurzel, wurzel, kontext };
  const blanked = form.tabs.flatMap((tab) => listBlanked(tab.fields, b, isTabEnabled(tab, b)));
  return blanked.length === 0 ? wurzel : { ...wurzel, ...Object.fromEntries(blanked) };
}

/**
 * The answers as they are handed over: nothing hidden in them, and no rows of a table that is not asked for. Those stay
 * in the form itself, where somebody may want them again.
 */
export function keepAsked<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte, kontext: K): Werte {
  const gefragt = pruneIrrelevant(form, wurzel, kontext);
  const b = { werte: gefragt, wurzel: gefragt, kontext };
  const weg = form.tabs.flatMap((tab) =>
    tab.fields.filter((field) => field.entity !== undefined && !(isTabEnabled(tab, b) && isRelevant(field, b))),
  );
  return { ...gefragt, ...Object.fromEntries(weg.map(({ key }): [string, Wert] => [key, []])) };
}

/**
 * Blanks the answers to questions that are not asked (any more), so that nothing hidden is submitted. Blanking one
 * answer may make another question irrelevant, hence the repetition. Table rows are never dropped here: whoever deletes
 * rows says so first.
 */
export function pruneIrrelevant<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte, kontext: K): Werte {
  const most = form.tabs.reduce((count, tab) => count + tab.fields.length, 1);
  let current = wurzel;
  for (let round = 0; round < most; round += 1) {
    const next = pruneOnce(form, current, kontext);
    if (next === current) return current;
    current = next;
  }
  return current;
}
