import type { Befund, Bereich, Entity, Field, FormKontext, Tab, Werte, Zeile } from "./field";
import { fieldName, type RowPlace } from "./fieldName";
import { isStored, kinds } from "./kinds";
import { isReadOnly, isRelevant, optionsOf } from "./relevance";
import { listOf, rowsOf, textOf } from "./werte";

/** What a posted form says. */
export type Eingabe<W extends Werte = Werte> = {
  /**
   * Storable values: a tab's keys without "frei" tables, or the whole row. A field with an issue keeps its former
   * value.
   */
  werte: W;
  /** What was typed, by control name, to fill the form again. */
  eingaben: Record<string, string | string[]>;
  /** Not storable: saving is refused with 422. */
  issues: Befund[];
  /** Stored, but changed on the way. */
  notices: Befund[];
  /** What was cut off because a text was too long, by control name. */
  reste: { feld: string; rest: string }[];
};

/** What the rules may see while parsing besides the entity itself. */
export type Scope<K extends FormKontext> = { wurzel: Werte; kontext: K };

/** One posted entity: what came in, what was stored before, and where it stands. */
type Source<K extends FormKontext> = { formData: FormData; former: Bereich<K>; place: Place };

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

function befundAt(
  { uuid, tab, tabelle }: Place,
  { property, feld, message }: { property: string; feld: string; message: string },
): Befund {
  return {
    uuid,
    property,
    message,
    feld,
    ...(tab !== undefined && { tab }),
    ...(tabelle !== undefined && { tabelle }),
  };
}

function parseField<K extends FormKontext>(field: Field<K>, { formData, former, place }: Source<K>): Eingabe {
  const kind = kinds[field.kind];
  const feld = fieldName(field.key, place.row);
  const bisher = former.werte[field.key] ?? kind.blank(field);
  const raw = readRaw(field, formData, feld);
  const eingaben = raw === null ? {} : { [feld]: raw };
  const isAsked = raw !== null || (isSilentWhenBlank(field) && isRelevant(field, former));
  if (!isAsked || isReadOnly(field, former))
    return { werte: { [field.key]: bisher }, eingaben, issues: [], notices: [], reste: [] };
  const { wert, issue, notices, rest = "" } = kind.parse(raw, field);
  const befund = (message: string): Befund => befundAt(place, { property: field.key, feld, message });
  return {
    werte: { [field.key]: issue === undefined ? wert : bisher },
    eingaben,
    issues: issue === undefined ? [] : [befund(issue)],
    notices: notices.map(befund),
    reste: rest === "" ? [] : [{ feld, rest }],
  };
}

function merge(result: Eingabe, part: Eingabe): void {
  Object.assign(result.werte, part.werte);
  Object.assign(result.eingaben, part.eingaben);
  result.issues.push(...part.issues);
  result.notices.push(...part.notices);
  result.reste.push(...part.reste);
}

function parseFields<K extends FormKontext>(fields: readonly Field<K>[], source: Source<K>): Eingabe {
  const result: Eingabe = { werte: {}, eingaben: {}, issues: [], notices: [], reste: [] };
  for (const field of fields) {
    if (isStored(field.kind) && field.kind !== "table") merge(result, parseField(field, source));
  }
  return result;
}

/** Chosen keys that are not on offer (any more) are dropped: an offer may depend on answers given in the same form. */
function dropUnknownKeys<K extends FormKontext>(fields: readonly Field<K>[], b: Bereich<K>): Werte {
  const kept: Werte = {};
  for (const field of fields) {
    if ((field.kind !== "choice" && field.kind !== "multiChoice") || !isRelevant(field, b)) continue;
    const chosenKeys = field.kind === "choice" ? [textOf(b.werte, field.key)] : listOf(b.werte, field.key);
    const offered = optionsOf(field, b)
      .map(({ key }) => key)
      .filter((key) => chosenKeys.includes(key));
    kept[field.key] = field.kind === "choice" ? (offered[0] ?? "") : offered;
  }
  return kept;
}

function parseRow<K extends FormKontext>(entity: Entity<K>, bisher: Zeile, source: Source<K>): Eingabe<Zeile> {
  const parsed = parseFields(entity.fields, source);
  const zeile: Zeile = { ...bisher, ...parsed.werte };
  return { ...parsed, werte: { ...zeile, ...dropUnknownKeys(entity.fields, { ...source.former, werte: zeile }) } };
}

function postedIndex(
  formData: FormData,
  tabelle: string,
  { uuid, count }: { uuid: string; count: number },
): number | undefined {
  const places = Array.from({ length: count }, (_, index) => index);
  const index = places.findIndex((place) => formData.get(fieldName("uuid", { tabelle, index: place })) === uuid);
  return index < 0 ? undefined : index;
}

function parseFesteTabelle<K extends FormKontext>(
  field: Field<K>,
  entity: Entity<K>,
  { formData, former, place }: Source<K>,
): Eingabe {
  const tabelle = field.key;
  const zeilen = rowsOf(former.werte, tabelle);
  const result: Eingabe = { werte: {}, eingaben: {}, issues: [], notices: [], reste: [] };
  const parsedRows = zeilen.map((zeile): Zeile => {
    const index = postedIndex(formData, tabelle, { uuid: zeile.uuid, count: zeilen.length });
    if (index === undefined) return zeile;
    const rowPlace = { ...place, uuid: zeile.uuid, tabelle, row: { tabelle, index } };
    const parsed = parseRow(entity, zeile, { formData, former: { ...former, werte: zeile }, place: rowPlace });
    merge(result, { ...parsed, werte: {} });
    return parsed.werte;
  });
  return { ...result, werte: { [tabelle]: parsedRows } };
}

/**
 * Reads a posted tab. `bisher` are the stored values of the form (with its `uuid`). Fields that were not on the page
 * keep their value; rows of "fest" tables are found by their hidden uuid; "frei" tables are left out: their rows are
 * saved one by one.
 */
export function parseTab<K extends FormKontext>(
  tab: Tab<K>,
  formData: FormData,
  { bisher, scope }: { bisher: Werte; scope: Scope<K> },
): Eingabe {
  const source = {
    formData,
    former: { ...scope, werte: bisher },
    place: { uuid: textOf(bisher, "uuid"), tab: tab.key },
  };
  const result = parseFields(tab.fields, source);
  const neu = { ...bisher, ...result.werte };
  Object.assign(
    result.werte,
    dropUnknownKeys(tab.fields, { ...scope, werte: neu, wurzel: { ...scope.wurzel, ...neu } }),
  );
  for (const field of tab.fields) {
    if (field.rows === "fest" && field.entity) merge(result, parseFesteTabelle(field, field.entity, source));
  }
  return result;
}

/** Reads the posted form of one row. The result is the whole row: what the form did not ask is kept. */
export function parseEntity<K extends FormKontext>(
  entity: Entity<K>,
  formData: FormData,
  { bisher, scope }: { bisher: Zeile; scope: Scope<K> },
): Eingabe<Zeile> {
  return parseRow(entity, bisher, { formData, former: { ...scope, werte: bisher }, place: { uuid: bisher.uuid } });
}
