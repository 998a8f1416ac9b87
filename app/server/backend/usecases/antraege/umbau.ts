import type { ProblemItem } from "~/contract/problem";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import { antragV2 } from "~/domain/antrag/formular/v2";
import type { Werte } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import type { AntragFeld } from "./wertPruefung";

/** A Vorhaben that changes are applied to: `alt` stays as it was stored, `werte` and `fehler` collect what is done and found. */
export type Umbau = {
  readonly vorhabenUuid: string;
  readonly kontext: AntragKontext;
  readonly alt: Werte;
  werte: Werte;
  readonly fehler: ProblemItem[];
};

/** A table field with what its rows consist of. */
export type AntragTabelle = AntragFeld & Required<Pick<AntragFeld, "entity">>;

/** All fields of the V2 form by key, in the order of the form. */
export const FELDER: ReadonlyMap<string, AntragFeld> = new Map(antragV2.tabs.flatMap((tab) => tab.fields).map((feld) => [feld.key, feld]));

const mitEntity = (feld: AntragFeld | undefined): AntragTabelle[] =>
  feld?.kind === "table" && feld.entity !== undefined ? [{ ...feld, entity: feld.entity }] : [];

/** All tables of the V2 form. */
export const TABELLEN: readonly AntragTabelle[] = [...FELDER.values()].flatMap(mitEntity);

/** The table with this key and this sort of rows; undefined when there is none. */
export function findTabelle(key: string, rows: "frei" | "fest"): AntragTabelle | undefined {
  return TABELLEN.find((tabelle) => tabelle.key === key && (tabelle.rows ?? "frei") === rows);
}

/** The ids of all rows of all tables. */
export function listZeilenIds(werte: Werte): string[] {
  return TABELLEN.flatMap(({ key }) => rowsOf(werte, key).map(({ uuid }) => uuid));
}
