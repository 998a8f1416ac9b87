import type { Bereich, Entity, Field, FormDefinition, FormKontext, Werte, Zeile } from "./field";
import { kinds } from "./kinds";
import { BLANK_TEXT } from "./kinds/kind";
import { isTabEnabled, optionsOf, relevantFields, wertOf } from "./relevance";
import { rowsOf } from "./werte";

/** A named row of a table with its answers. */
export type EintragZeile = { titel: string; eintraege: Eintrag[] };

/**
 * One question with its answer; `isLang` when that is a text of several lines, `zeilen` its rows when it is a table,
 * and `zeilenart` what one of them is called. `gruppe` is the legend above it in the form; in a row, which has a name
 * of its own, legends are left out.
 */
export type Eintrag = {
  label: string;
  text: string;
  gruppe?: string;
  isLang?: true;
  zeilen?: EintragZeile[];
  zeilenart?: string;
};

/** A tab, read through. */
export type Abschnitt = { titel: string; eintraege: Eintrag[] };

function readRow<K extends FormKontext>(
  entity: Entity<K>,
  zeile: Zeile,
  { index, b }: { index: number; b: Bereich<K> },
): EintragZeile {
  const titel = entity.title(zeile) || `${entity.label} ${index + 1}`;
  return { titel, eintraege: readFields(entity.fields, { werte: zeile, wurzel: b.wurzel, kontext: b.kontext }) };
}

function readField<K extends FormKontext>(field: Field<K>, b: Bereich<K>): Eintrag {
  const { entity, kind, label, group } = field;
  const eintrag: Eintrag = {
    label,
    text: displayField(field, b),
    ...(group !== undefined && b.werte === b.wurzel && { gruppe: group }),
    ...(kind === "textArea" && { isLang: true }),
  };
  if (!entity) return eintrag;
  const zeilen = rowsOf(b.werte, field.key).map((zeile, index) => readRow(entity, zeile, { index, b }));
  return { ...eintrag, zeilen, zeilenart: entity.label };
}

/** Questions that stand together: under the same legend, or under none. A table stands alone. */
export type EintragGruppe = { legende: string | undefined; eintraege: Eintrag[] };

/** The entries in order, those under one legend together. */
export function groupEintraege(eintraege: readonly Eintrag[]): EintragGruppe[] {
  const gruppen: EintragGruppe[] = [];
  for (const eintrag of eintraege) {
    const letzte = gruppen.at(-1);
    const isEine =
      eintrag.zeilen !== undefined || letzte?.eintraege[0]?.zeilen !== undefined || letzte?.legende !== eintrag.gruppe;
    if (letzte === undefined || isEine) gruppen.push({ legende: eintrag.gruppe, eintraege: [eintrag] });
    else letzte.eintraege.push(eintrag);
  }
  return gruppen;
}

/** The answer of one field as readers see it: in table cells, in summaries, in read-only forms. */
export function displayField<K extends FormKontext>(field: Field<K>, b: Bereich<K>): string {
  if (field.kind === "computed") return field.compute?.(b) || BLANK_TEXT;
  const text = kinds[field.kind].display(wertOf(field, b.werte), field, optionsOf(field, b));
  return field.show?.(text) ?? text;
}

/** The relevant answers of an entity in order; information texts are left out. */
export function readFields<K extends FormKontext>(fields: readonly Field<K>[], b: Bereich<K>): Eintrag[] {
  return relevantFields(fields, b)
    .filter(({ kind }) => kind !== "info")
    .map((field) => readField(field, b));
}

/**
 * The whole form for reading: enabled tabs, relevant questions, answers as text. Feeds read-only views, PDF and
 * exports.
 */
export function readForm<K extends FormKontext>(form: FormDefinition<K>, wurzel: Werte, kontext: K): Abschnitt[] {
  const b = { werte: wurzel, wurzel, kontext };
  return form.tabs
    .filter((tab) => isTabEnabled(tab, b))
    .map((tab) => ({ titel: tab.label, eintraege: readFields(tab.fields, b) }));
}
