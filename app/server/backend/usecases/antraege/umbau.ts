import type { ProblemItem } from "~/contract/wire/problem";
import type { AntragFormular } from "~/domain/antrag/formular/formulare";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Werte } from "~/formkit/field";
import { blankWerte } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import type { AntragFeld } from "./wertPruefung";

/**
 * A Vorhaben that changes are applied to: `alt` stays as it was stored, `werte`, at first a copy of it, and `fehler`
 * collect what is done and found.
 */
export type Umbau = {
  readonly vorhabenUuid: string;
  readonly kontext: AntragKontext;
  readonly alt: Werte;
  readonly teile: Formularteile;
  werte: Werte;
  readonly fehler: ProblemItem[];
};

/** A table field with what its rows consist of: the fields of a row by key, and the answers of an empty row. */
export type AntragTabelle = AntragFeld &
  Required<Pick<AntragFeld, "entity">> & {
    readonly spalten: ReadonlyMap<string, AntragFeld>;
    readonly leer: Readonly<Werte>;
  };

/** The fields of a form by key, in the order of the form, and its tables. */
export type Formularteile = {
  readonly felder: ReadonlyMap<string, AntragFeld>;
  readonly tabellen: readonly AntragTabelle[];
};

const jeKey = (felder: readonly AntragFeld[]): ReadonlyMap<string, AntragFeld> =>
  new Map(felder.map((feld) => [feld.key, feld]));

function withEntity(feld: AntragFeld): AntragTabelle[] {
  const { kind, entity } = feld;
  return kind === "table" && entity !== undefined
    ? [{ ...feld, entity, spalten: jeKey(entity.fields), leer: blankWerte(entity.fields) }]
    : [];
}

/** A form never changes: its parts are put together once. */
const bekannte = new WeakMap<AntragFormular, Formularteile>();

/** What a form consists of. */
export function formularteile(form: AntragFormular): Formularteile {
  const bekannt = bekannte.get(form);
  if (bekannt !== undefined) return bekannt;
  const felder = form.tabs.flatMap((tab) => tab.fields);
  const teile = { felder: jeKey(felder), tabellen: felder.flatMap(withEntity) };
  bekannte.set(form, teile);
  return teile;
}

/** The table with this key and this sort of rows; undefined when there is none. */
export function findTabelle(
  { tabellen }: Formularteile,
  key: string,
  rows: "frei" | "fest",
): AntragTabelle | undefined {
  return tabellen.find((tabelle) => tabelle.key === key && (tabelle.rows ?? "frei") === rows);
}

/** The ids of all rows of all tables. */
export function listZeilenIds({ tabellen }: Formularteile, werte: Werte): string[] {
  return tabellen.flatMap(({ key }) => rowsOf(werte, key).map(({ uuid }) => uuid));
}
