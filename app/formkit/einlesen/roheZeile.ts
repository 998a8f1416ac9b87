import type { DelimitedRow } from "../../lib/delimited";
import { releaseFormel } from "../../lib/formelschutz";
import type { Bereich, FieldKind, FormKontext, Werte, Zeile } from "../field";
import { optionsOf } from "../relevance";
import { markEigene, type Wahl } from "./optionen";
import { GEKUERZT, readZelle } from "./readZelle";
import type { Spalte } from "./spalten";

/** What is wrong with a cell; without a label with the row as a whole. */
export type Zellenfehler = { readonly label: string; readonly message: string };

/**
 * A row while it is read. `texte`: its cells by field, as far as there are columns; `gelesen`: their values;
 * `verluste`: what of them is shortened.
 */
export type RoheZeile = {
  readonly nummer: number;
  readonly texte: ReadonlyMap<string, string>;
  readonly gelesen: Werte;
  readonly fehler: Zellenfehler[];
  readonly hinweise: string[];
  readonly verluste: string[];
};

const ZU_VIELE_ZELLEN = "Die Zeile hat mehr Zellen, als es Spalten gibt.";

/** The cells of a line by their columns. */
export function toRoheZeile<K extends FormKontext>(
  { nummer, zellen }: DelimitedRow,
  spalten: readonly (Spalte<K> | undefined)[],
): RoheZeile {
  const texte = new Map<string, string>();
  for (const [stelle, zelle] of zellen.entries()) {
    const spalte = spalten[stelle];
    if (spalte !== undefined) texte.set(spalte.key, releaseFormel(zelle));
  }
  const isZuLang = zellen.slice(spalten.length).some((zelle) => zelle.trim() !== "");
  return {
    nummer,
    texte,
    gelesen: {},
    fehler: isZuLang ? [{ label: "", message: ZU_VIELE_ZELLEN }] : [],
    hinweise: [],
    verluste: [],
  };
}

/** Is something typed in this column? */
export const isGetippt = ({ texte }: RoheZeile, { key }: { key: string }): boolean =>
  (texte.get(key) ?? "").trim() !== "";

/** Reads the cells of these columns; `optionenVon` gives what may be chosen in them. */
export function readZellen<K extends FormKontext>(
  zeile: RoheZeile,
  spalten: readonly Spalte<K>[],
  optionenVon: (spalte: Spalte<K>) => readonly Wahl[],
): void {
  for (const spalte of spalten) {
    const text = zeile.texte.get(spalte.key);
    if (text === undefined) continue;
    const zelle = readZelle(spalte, text, optionenVon(spalte));
    if ("fehler" in zelle) zeile.fehler.push({ label: spalte.label, message: zelle.fehler });
    else {
      zeile.gelesen[spalte.key] = zelle.wert;
      for (const hinweis of zelle.hinweise)
        (hinweis === GEKUERZT ? zeile.verluste : zeile.hinweise).push(`${spalte.label}: ${hinweis}`);
    }
  }
}

/** What may be chosen depends on the other rows: these columns are read when those are known. */
export const isWahl = ({ kind }: { kind: FieldKind }): boolean => kind === "choice" || kind === "multiChoice";

/** The options of a column in a row. `stellen`: the rows that are read together. */
export const optionenIn =
  <K extends FormKontext>(b: Bereich<K>, stellen: ReadonlyMap<string, number>) =>
  (spalte: Spalte<K>): readonly Wahl[] =>
    markEigene(optionsOf(spalte, b), stellen);

/** The rows of a table with others at its end, or in the place of those with the same id. */
export function withZeilen(bisher: readonly Zeile[], neue: readonly Zeile[]): Zeile[] {
  const ersetzte = new Map(neue.map((zeile) => [zeile.uuid, zeile]));
  const alte = new Set(bisher.map(({ uuid }) => uuid));
  return [...bisher.map((zeile) => ersetzte.get(zeile.uuid) ?? zeile), ...neue.filter(({ uuid }) => !alte.has(uuid))];
}
