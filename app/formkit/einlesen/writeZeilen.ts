import { writeDelimited } from "../../lib/delimited";
import { guardFormel } from "../../lib/formelschutz";
import type { FormKontext } from "../field";
import { optionsOf, wertOf } from "../relevance";
import { rowsOf } from "../werte";
import { writeZelle } from "./readZelle";
import { listSpalten, type Tabellenlage } from "./spalten";

/** The rows of a table as a text for a spreadsheet, with its titles: in the shape in which rows are read. */
export function writeZeilen<K extends FormKontext>(lage: Tabellenlage<K>): string {
  const { tabelle, wurzel, kontext } = lage;
  const spalten = listSpalten(lage);
  const zeilen = rowsOf(wurzel, tabelle.key).map((werte) => {
    const b = { werte, wurzel, kontext };
    return spalten.map((spalte) => {
      const text = writeZelle(spalte, wertOf(spalte, werte), optionsOf(spalte, b));
      return guardFormel(spalte.key === tabelle.rowKey ? (spalte.show?.(text) ?? text) : text);
    });
  });
  return writeDelimited([spalten.map(({ label }) => label), ...zeilen]);
}
