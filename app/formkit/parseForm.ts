import type { Befund, Bereich, Entity, Field, FormKontext, Tab, Wert, Werte, Zeile } from "./field";
import { fieldName, type RowPlace } from "./fieldName";
import { isStored, kinds } from "./kinds";
import { isReadOnly, isRelevant, optionsOf } from "./relevance";
import { listOf, rowsOf, textOf } from "./werte";

/** What a posted form says. */
export type Eingabe<W extends Werte = Werte> = {
  /** Storable values: a tab's keys without "frei" tables, or the whole row. A field with an issue keeps its former value. */
  werte: W;
  /** What was typed, by control name, to fill the form again. */
  eingaben: Record<string, string | string[]>;
  /** Not storable: saving is refused with 422. */
  issues: Befund[];
  /** Stored, but changed on the way. */
  notices: Befund[];
};

/** What the rules may see while parsing besides the entity itself. */
export type Scope<K extends FormKontext> = { wurzel: Werte; kontext: K };

type Place = { uuid: string; tab?: string; tabelle?: string; row?: RowPlace };

function readRaw<K extends FormKontext>(field: Field<K>, formData: FormData, name: string): string | string[] | null {
  const texts = formData.getAll(name).filter((entry) => typeof entry === "string");
  if (texts.length === 0) return null;
  const isList = field.kind === "multiChoice" || (field.kind === "chips" && texts.length > 1);
  return isList ? texts : (texts[0] ?? "");
}

/** A control that posts nothing when nothing is chosen: its absence is an answer, provided it was on the page. */
function isSilentWhenBlank<K extends FormKontext>(field: Field<K>): boolean {
  return field.kind === "checkbox" || field.kind === "multiChoice";
}

function befundAt(place: Place, property: string, feld: string, message: string): Befund {
  const { uuid, tab, tabelle } = place;
  return { uuid, property, message, feld, ...(tab !== undefined && { tab }), ...(tabelle !== undefined && { tabelle }) };
}

function parseFields<K extends FormKontext>(
  fields: readonly Field<K>[],
  formData: FormData,
  former: Bereich<K>,
  place: Place,
): Eingabe {
  const result: Eingabe = { werte: {}, eingaben: {}, issues: [], notices: [] };
  for (const field of fields) {
    if (!isStored(field.kind) || field.kind === "table") continue;
    const kind = kinds[field.kind];
    const name = fieldName(field.key, place.row);
    const bisher = former.werte[field.key] ?? kind.blank(field);
    const raw = readRaw(field, formData, name);
    const isAsked = raw !== null || (isSilentWhenBlank(field) && isRelevant(field, former));
    if (raw !== null) result.eingaben[name] = raw;
    if (!isAsked || isReadOnly(field, former)) {
      result.werte[field.key] = bisher;
      continue;
    }
    const parsed = kind.parse(raw, field);
    result.werte[field.key] = parsed.issue === undefined ? parsed.wert : bisher;
    if (parsed.issue !== undefined) result.issues.push(befundAt(place, field.key, name, parsed.issue));
    result.notices.push(...parsed.notices.map((notice) => befundAt(place, field.key, name, notice)));
  }
  return result;
}

/** Chosen keys that are not on offer (any more) are dropped: an offer may depend on answers given in the same form. */
function dropUnknownKeys<K extends FormKontext>(fields: readonly Field<K>[], b: Bereich<K>): Werte {
  const kept: Werte = {};
  for (const field of fields) {
    if ((field.kind !== "choice" && field.kind !== "multiChoice") || !isRelevant(field, b)) continue;
    const keys = optionsOf(field, b).map(({ key }) => key);
    const chosen = textOf(b.werte, field.key);
    kept[field.key] = field.kind === "choice" ? (keys.includes(chosen) ? chosen : "") : keys.filter((key) => listOf(b.werte, field.key).includes(key));
  }
  return kept;
}

function parseRow<K extends FormKontext>(entity: Entity<K>, formData: FormData, bisher: Zeile, scope: Scope<K>, place: Place): Eingabe<Zeile> {
  const parsed = parseFields(entity.fields, formData, { werte: bisher, ...scope }, place);
  const zeile: Zeile = { ...bisher, ...parsed.werte };
  return { ...parsed, werte: { ...zeile, ...dropUnknownKeys(entity.fields, { werte: zeile, ...scope }) } };
}

function postedIndex(formData: FormData, tabelle: string, uuid: string, count: number): number | undefined {
  for (let index = 0; index < count; index += 1) {
    if (formData.get(fieldName("uuid", { tabelle, index })) === uuid) return index;
  }
  return undefined;
}

function parseFesteTabelle<K extends FormKontext>(
  field: Field<K>,
  entity: Entity<K>,
  formData: FormData,
  { werte, ...scope }: Bereich<K>,
  tab: string,
): Eingabe<Werte> {
  const zeilen = rowsOf(werte, field.key);
  const result: Eingabe = { werte: {}, eingaben: {}, issues: [], notices: [] };
  const parsedRows = zeilen.map((zeile): Zeile => {
    const index = postedIndex(formData, field.key, zeile.uuid, zeilen.length);
    if (index === undefined) return zeile;
    const place = { uuid: zeile.uuid, tab, tabelle: field.key, row: { tabelle: field.key, index } };
    const parsed = parseRow(entity, formData, zeile, scope, place);
    Object.assign(result.eingaben, parsed.eingaben);
    result.issues.push(...parsed.issues);
    result.notices.push(...parsed.notices);
    return parsed.werte;
  });
  return { ...result, werte: { [field.key]: parsedRows } };
}

/**
 * Reads a posted tab. `bisher` are the stored values of the form (with its `uuid`). Fields that were not on the page keep their
 * value; rows of "fest" tables are found by their hidden uuid; "frei" tables are left out: their rows are saved one by one.
 */
export function parseTab<K extends FormKontext>(tab: Tab<K>, formData: FormData, bisher: Werte, scope: Scope<K>): Eingabe {
  const former = { werte: bisher, ...scope };
  const result = parseFields(tab.fields, formData, former, { uuid: textOf(bisher, "uuid"), tab: tab.key });
  const neu = { ...bisher, ...result.werte };
  Object.assign(result.werte, dropUnknownKeys(tab.fields, { werte: neu, wurzel: { ...scope.wurzel, ...neu }, kontext: scope.kontext }));
  for (const field of tab.fields) {
    if (field.rows !== "fest" || !field.entity) continue;
    const rows = parseFesteTabelle(field, field.entity, formData, former, tab.key);
    Object.assign(result.werte, rows.werte);
    Object.assign(result.eingaben, rows.eingaben);
    result.issues.push(...rows.issues);
    result.notices.push(...rows.notices);
  }
  return result;
}

/** Reads the posted form of one row. The result is the whole row: what the form did not ask is kept. */
export function parseEntity<K extends FormKontext>(entity: Entity<K>, formData: FormData, bisher: Zeile, scope: Scope<K>): Eingabe<Zeile> {
  return parseRow(entity, formData, bisher, scope, { uuid: bisher.uuid });
}
