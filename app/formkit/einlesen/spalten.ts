import type { Bereich, Field, FormKontext } from "../field";
import { isStored } from "../kinds";
import { isReadOnly, isRelevant } from "../relevance";
import { rowsOf } from "../werte";
import { plainWort } from "./readWort";

/** What a table is read for: the whole form, and the facts around it. */
export type Tabellenlage<K extends FormKontext> = Pick<Bereich<K>, "wurzel" | "kontext"> & { tabelle: Field<K> };

/** A field that has a column in pasted tables. */
export type Spalte<K extends FormKontext> = Field<K>;

/** Says whether rows can be pasted into a table: one that people add to, or one that the program has given rows. */
export function isEinfuegbar<K extends FormKontext>({ tabelle, wurzel, kontext }: Tabellenlage<K>): boolean {
  const { entity, rows, rowKey, key } = tabelle;
  if (entity === undefined || isReadOnly(tabelle, { werte: wurzel, wurzel, kontext })) return false;
  return rows === "fest" ? rowKey !== undefined && rowsOf(wurzel, key).length > 0 : true;
}

/**
 * The columns of a table in order: its questions. Where the program gives the rows, what says which row it is comes
 * first, and what is asked in none of them is left out.
 */
export function listSpalten<K extends FormKontext>({ tabelle, wurzel, kontext }: Tabellenlage<K>): Spalte<K>[] {
  const { entity, rows, rowKey, key } = tabelle;
  const felder = (entity?.fields ?? []).filter(({ kind }) => isStored(kind) && kind !== "table");
  if (rows !== "fest") return felder;
  const zeilen = rowsOf(wurzel, key);
  const isGefragt = (feld: Field<K>) =>
    zeilen.some((werte) => {
      const b = { werte, wurzel, kontext };
      return isRelevant(feld, b) && !isReadOnly(feld, b);
    });
  return [
    ...felder.filter((feld) => feld.key === rowKey),
    ...felder.filter((feld) => feld.key !== rowKey && isGefragt(feld)),
  ];
}

/** So much of a label says which one is meant. */
const KUERZESTER_ANFANG = 3;

/** The column with this title, whatever its case and signs, or the only one whose title begins so. */
export function findSpalte<K extends FormKontext>(spalten: readonly Spalte<K>[], titel: string): Spalte<K> | undefined {
  const wort = plainWort(titel);
  if (wort === "") return undefined;
  const genau = spalten.find(({ label }) => plainWort(label) === wort);
  if (genau !== undefined || wort.length < KUERZESTER_ANFANG) return genau;
  const beginnende = spalten.filter(({ label }) => plainWort(label).startsWith(wort));
  return beginnende.length === 1 ? beginnende[0] : undefined;
}

/** What the first line says about the columns: which each is, titles of no column, and titles that come twice. */
export type Kopf<K extends FormKontext> = {
  spalten: readonly (Spalte<K> | undefined)[];
  unbekannte: readonly string[];
  doppelte: readonly string[];
};

/**
 * Reads the first line as titles; null when it is none: no cell is a whole title, and what begins as one does stands
 * among others, as a text may.
 */
export function readKopf<K extends FormKontext>(
  spalten: readonly Spalte<K>[],
  zellen: readonly string[],
): Kopf<K> | null {
  const gefunden = zellen.map((titel) => findSpalte(spalten, titel));
  const bekannte = gefunden.flatMap((spalte) => spalte ?? []);
  const unbekannte = zellen.filter((titel, stelle) => titel.trim() !== "" && gefunden[stelle] === undefined);
  const isGenau = bekannte.some(({ label }) => zellen.some((zelle) => plainWort(zelle) === plainWort(label)));
  const isEinzige = bekannte.length === 1 && unbekannte.length === 0;
  if (!isGenau && !isEinzige && bekannte.length < 2) return null;
  const doppelte = bekannte.filter((spalte, stelle) => bekannte.indexOf(spalte) !== stelle);
  return { spalten: gefunden, unbekannte, doppelte: [...new Set(doppelte.map(({ label }) => label))] };
}

/** Columns that have no title, but something in a row: nobody shall believe that they were taken over. */
export function listNamenlose(titel: readonly string[], reihen: readonly (readonly string[])[]): string[] {
  const isBelegt = (stelle: number) => reihen.some((zellen) => (zellen[stelle] ?? "").trim() !== "");
  return titel.flatMap((einer, stelle) =>
    einer.trim() === "" && isBelegt(stelle) ? [`Spalte ${String(stelle + 1)} ohne Namen`] : [],
  );
}
