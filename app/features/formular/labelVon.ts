import { parseFieldName } from "~/formkit/fieldName";
import { findFreieTabelle, tabAn } from "./platz";
import type { FormularOrt } from "./formularOrt";

/** The label of the field behind a control of a place. */
export function labelVon({ zeile, ...ort }: Pick<FormularOrt, "tab" | "zeile" | "formular">, name: string): string | undefined {
  const tab = tabAn(ort);
  const place = parseFieldName(name);
  if (place === undefined) return undefined;
  const felder = zeile === null ? tab.fields : (findFreieTabelle(tab, zeile.tabelle)?.entity.fields ?? []);
  const { row, key } = place;
  const eigene = row === undefined ? felder : (felder.find((feld) => feld.key === row.tabelle)?.entity?.fields ?? []);
  return eigene.find((feld) => feld.key === key)?.label;
}
