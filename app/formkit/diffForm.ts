import type { Bereich, Entity, Field, FormDefinition, FormKontext, Tab, Werte, Zeile } from "./field";
import { isStored } from "./kinds";
import { BLANK_TEXT } from "./kinds/kind";
import { displayField } from "./readForm";
import { isRelevant, isTabEnabled } from "./relevance";
import { rowsOf } from "./werte";
import { zeilenId } from "./zeilenId";

/** What has become of one answer; blank answers are "". `zeilen` when the answer is a table. */
export type FeldDifferenz = {
  key: string;
  label: string;
  alt: string;
  neu: string;
  isGeaendert: boolean;
  zeilen?: ZeilenDifferenz[];
};

/**
 * What has become of one row of a table. `isVerschoben`: it stands elsewhere among the rows that both versions have.
 */
export type ZeilenDifferenz = {
  uuid: string;
  titel: string;
  art: "gleich" | "geaendert" | "hinzugefuegt" | "entfernt";
  isVerschoben: boolean;
  felder: FeldDifferenz[];
};

/** A tab of the comparison. */
export type AbschnittDifferenz = { key: string; titel: string; felder: FeldDifferenz[] };

/** The two sides of a comparison; null where one of them does not have the row or the tab. */
type Seiten<K extends FormKontext> = { alt: Bereich<K> | null; neu: Bereich<K> | null };

function textAn<K extends FormKontext>(field: Field<K>, b: Bereich<K> | null): string {
  if (b === null || !isRelevant(field, b)) return "";
  const text = displayField(field, b);
  return text === BLANK_TEXT ? "" : text;
}

/** The positions in `nach` of rows that keep their order; all others have moved. */
function listStehende(folge: readonly number[]): Set<number> {
  const laengste: number[][] = [];
  for (const [stelle, wert] of folge.entries()) {
    const davor = laengste.slice(0, stelle).filter((kette) => (kette.at(-1) ?? -1) < wert);
    const beste = davor.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    laengste.push([...beste, wert]);
  }
  return new Set(laengste.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []));
}

/** The rows that both versions have and that stand elsewhere among each other, by what tells them apart. */
function listVerschobene(alt: readonly string[], neu: readonly string[]): Set<string> {
  const vorher = alt.filter((id) => neu.includes(id));
  const nachher = neu.filter((id) => vorher.includes(id));
  const stehend = listStehende(nachher.map((id) => vorher.indexOf(id)));
  return new Set(nachher.filter((id) => !stehend.has(vorher.indexOf(id))));
}

type Zeilenpaar = { alt: Zeile | undefined; neu: Zeile | undefined; isVerschoben: boolean };

function diffRow<K extends FormKontext>(
  entity: Entity<K>,
  { alt, neu, isVerschoben }: Zeilenpaar,
  seiten: Seiten<K>,
): ZeilenDifferenz {
  const felder = diffFields(entity.fields, {
    alt: alt && seiten.alt && { ...seiten.alt, werte: alt },
    neu: neu && seiten.neu && { ...seiten.neu, werte: neu },
  });
  // A number that is computed from the place of a row changes when another row goes: nobody has changed this one.
  const eigene = new Set(entity.fields.filter(({ kind }) => isStored(kind)).map(({ key }) => key));
  const bleibt = felder.some(({ key, isGeaendert }) => isGeaendert && eigene.has(key)) ? "geaendert" : "gleich";
  const art = alt === undefined ? "hinzugefuegt" : neu === undefined ? "entfernt" : bleibt;
  const zeile = neu ?? alt;
  return { uuid: zeile?.uuid ?? "", titel: (zeile && entity.title(zeile)) || entity.label, art, isVerschoben, felder };
}

/** The rows of the newer version in their order, then those that only the older one has. */
function diffRows<K extends FormKontext>(field: Field<K>, entity: Entity<K>, seiten: Seiten<K>): ZeilenDifferenz[] {
  const [alte, neue] = [seiten.alt, seiten.neu].map((b) =>
    b === null || !isRelevant(field, b) ? [] : rowsOf(b.werte, field.key),
  );
  const [alt, neu] = [alte ?? [], neue ?? []];
  const idVon = (zeile: Zeile) => zeilenId(field, zeile);
  const verschoben = listVerschobene(alt.map(idVon), neu.map(idVon));
  const find = (liste: readonly Zeile[], id: string) => liste.find((zeile) => idVon(zeile) === id);
  return [
    ...neu.map((zeile) => ({ alt: find(alt, idVon(zeile)), neu: zeile, isVerschoben: verschoben.has(idVon(zeile)) })),
    ...alt
      .filter((zeile) => find(neu, idVon(zeile)) === undefined)
      .map((zeile) => ({ alt: zeile, neu: undefined, isVerschoben: false })),
  ].map((paar) => diffRow(entity, paar, seiten));
}

function diffField<K extends FormKontext>(field: Field<K>, seiten: Seiten<K>): FeldDifferenz {
  const { key, label, entity } = field;
  const [alt, neu] = [textAn(field, seiten.alt), textAn(field, seiten.neu)];
  if (entity === undefined) return { key, label, alt, neu, isGeaendert: alt !== neu };
  const zeilen = diffRows(field, entity, seiten);
  return {
    key,
    label,
    alt,
    neu,
    isGeaendert: zeilen.some(({ art, isVerschoben }) => art !== "gleich" || isVerschoben),
    zeilen,
  };
}

function diffFields<K extends FormKontext>(
  fields: readonly Field<K>[],
  seiten: { alt: Bereich<K> | null | undefined; neu: Bereich<K> | null | undefined },
): FeldDifferenz[] {
  const beide: Seiten<K> = { alt: seiten.alt ?? null, neu: seiten.neu ?? null };
  const isGefragt = (field: Field<K>) => [beide.alt, beide.neu].some((b) => b !== null && isRelevant(field, b));
  return fields.filter((field) => field.kind !== "info" && isGefragt(field)).map((field) => diffField(field, beide));
}

/**
 * What has become of a form from one version to another: all tabs and questions that are asked in either of them, in
 * the order of the form, with the answers as readers see them. Rows of tables are matched as merging does: by their key
 * where they have one, else by their uuid.
 */
export function diffForm<K extends FormKontext>(
  form: FormDefinition<K>,
  { alt, neu }: { alt: Werte; neu: Werte },
  kontext: K,
): AbschnittDifferenz[] {
  const seite = (werte: Werte): Bereich<K> => ({ werte, wurzel: werte, kontext });
  const offen = (tab: Tab<K>, b: Bereich<K>) => (isTabEnabled(tab, b) ? b : null);
  return form.tabs.flatMap((tab) => {
    const felder = diffFields(tab.fields, { alt: offen(tab, seite(alt)), neu: offen(tab, seite(neu)) });
    return felder.length === 0 ? [] : [{ key: tab.key, titel: tab.label, felder }];
  });
}
