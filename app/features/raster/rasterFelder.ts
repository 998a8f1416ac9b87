import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Tabellenlage } from "~/formkit/einlesen/spalten";
import type { Field, Werte, Zeile } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { blankWerte, isReadOnly, isRelevant, startWerte } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";

/** A table of a form, the answers of the Vorhaben, and the facts around them. */
export type RasterLage = Tabellenlage<AntragKontext>;

export type RasterFeld = Field<AntragKontext>;

/**
 * A row as the table shows it; `isNeu`: nothing of it is stored. `isFort`: it was stored when the page came, and
 * somebody has deleted it since.
 */
export type RasterZeile = { zeile: Zeile; isNeu: boolean; isFort: boolean };

/** The questions of a row that can be answered in a cell. */
export const listGefragte = ({ tabelle }: Pick<RasterLage, "tabelle">): RasterFeld[] =>
  (tabelle.entity?.fields ?? []).filter(
    ({ kind, key }) => isStored(kind) && kind !== "table" && key !== tabelle.rowKey,
  );

/**
 * The columns of a table of rows, or the lines of one of years: its questions and what is computed from them. The
 * number of a row stands in its head. What no row of the program is asked is left out.
 */
export function listRasterFelder({ tabelle, wurzel, kontext }: RasterLage): RasterFeld[] {
  const [erstes] = tabelle.entity?.fields ?? [];
  const felder = (tabelle.entity?.fields ?? []).filter(
    ({ kind, key }) =>
      (isStored(kind) || kind === "computed") &&
      kind !== "table" &&
      key !== tabelle.rowKey &&
      !(kind === "computed" && key === erstes?.key),
  );
  if (tabelle.rows !== "fest") return felder;
  const zeilen = rowsOf(wurzel, tabelle.key);
  return felder.filter((feld) => zeilen.some((werte) => isRelevant(feld, { werte, wurzel, kontext })));
}

/** A row that begins with this id. */
export const startZeile = ({ tabelle }: Pick<RasterLage, "tabelle">, uuid: string): Zeile => ({
  ...startWerte(tabelle.entity?.fields ?? []),
  uuid,
});

/**
 * The rows in the order in which they were posted, then the stored ones that were not. A posted row that is not stored
 * is a new one, or one that somebody else has removed: what was typed in it stays. `alte`: those that were stored.
 */
export function listRasterZeilen(
  { tabelle, wurzel }: RasterLage,
  gepostete: readonly string[],
  alte: ReadonlySet<string>,
): RasterZeile[] {
  const gespeichert = new Map(rowsOf(wurzel, tabelle.key).map((zeile) => [zeile.uuid, zeile]));
  const uuids = [...new Set([...gepostete, ...gespeichert.keys()])];
  return uuids.map((uuid) => {
    const zeile = gespeichert.get(uuid);
    return zeile === undefined
      ? { zeile: startZeile({ tabelle }, uuid), isNeu: true, isFort: tabelle.rows !== "fest" && alte.has(uuid) }
      : { zeile: { ...blankWerte(tabelle.entity?.fields ?? []), ...zeile }, isNeu: false, isFort: false };
  });
}

/** The answers of the whole Vorhaben with these rows in the table. */
export const withZeilen = ({ tabelle, wurzel }: RasterLage, zeilen: readonly Zeile[]): Werte => ({
  ...wurzel,
  [tabelle.key]: [...zeilen],
});

/** Can this answer be changed in this row? */
export function isEingabe(feld: RasterFeld, werte: Werte, { wurzel, kontext }: RasterLage): boolean {
  const b = { werte, wurzel, kontext };
  return feld.kind !== "computed" && isRelevant(feld, b) && !isReadOnly(feld, b);
}
