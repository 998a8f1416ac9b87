import type { ProblemItem } from "~/contract/problem";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import type { AntragFeld } from "./wertPruefung";

/** A Vorhaben that changes are applied to: `alt` stays as it was stored, `werte` and `fehler` collect what is done and found. */
export type Umbau = {
  readonly vorhabenUuid: string;
  readonly kontext: AntragKontext;
  readonly alt: Werte;
  readonly teile: Formularteile;
  werte: Werte;
  readonly fehler: ProblemItem[];
};

/** A table field with what its rows consist of. */
export type AntragTabelle = AntragFeld & Required<Pick<AntragFeld, "entity">>;

/** The fields of a form by key, in the order of the form, and its tables. */
export type Formularteile = { readonly felder: ReadonlyMap<string, AntragFeld>; readonly tabellen: readonly AntragTabelle[] };

const mitEntity = (feld: AntragFeld | undefined): AntragTabelle[] =>
  feld?.kind === "table" && feld.entity !== undefined ? [{ ...feld, entity: feld.entity }] : [];

/** What a form consists of. */
export function formularteile({ tabs }: AntragFormular): Formularteile {
  const felder = tabs.flatMap((tab) => tab.fields);
  return { felder: new Map(felder.map((feld) => [feld.key, feld])), tabellen: felder.flatMap(mitEntity) };
}

/** The table with this key and this sort of rows; undefined when there is none. */
export function findTabelle({ tabellen }: Formularteile, key: string, rows: "frei" | "fest"): AntragTabelle | undefined {
  return tabellen.find((tabelle) => tabelle.key === key && (tabelle.rows ?? "frei") === rows);
}

/** The ids of all rows of all tables. */
export function listZeilenIds({ tabellen }: Formularteile, werte: Werte): string[] {
  return tabellen.flatMap(({ key }) => rowsOf(werte, key).map(({ uuid }) => uuid));
}
