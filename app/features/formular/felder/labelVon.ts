import { parseFieldName } from "~/formkit/fieldName";
import { findFreieTabelle, tabAn, type AntragFeld } from "../seite/platz";
import type { FormularOrt } from "../seite/formularOrt";

type Stelle = Pick<FormularOrt, "tab" | "zeile" | "formular">;

/** The field behind a control of a place. */
export function feldVon({ zeile, ...ort }: Stelle, name: string): AntragFeld | undefined {
  const tab = tabAn(ort);
  const place = parseFieldName(name);
  if (place === undefined) return undefined;
  const felder = zeile === null ? tab.fields : (findFreieTabelle(tab, zeile.tabelle)?.entity.fields ?? []);
  const { row, key } = place;
  const eigene = row === undefined ? felder : (felder.find((feld) => feld.key === row.tabelle)?.entity?.fields ?? []);
  return eigene.find((feld) => feld.key === key);
}

/** The label of the field behind a control of a place. */
export function labelVon(stelle: Stelle, name: string): string | undefined {
  return feldVon(stelle, name)?.label;
}
