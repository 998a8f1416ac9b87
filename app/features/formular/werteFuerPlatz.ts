import type { Werte, Zeile } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import type { AntragFeld, Platz, VorhabenWerte } from "./platz";

function ohneLangtexte(felder: readonly AntragFeld[], werte: Werte): Werte {
  const lang = new Set(felder.filter(({ kind }) => kind === "textArea").map(({ key }) => key));
  return Object.fromEntries(Object.entries(werte).filter(([key]) => !lang.has(key)));
}

/** Only which rows there are. */
const nurUuids = (zeilen: readonly Zeile[]): Zeile[] => zeilen.map(({ uuid }) => ({ uuid }));

/**
 * The values without long texts that the open form does not show. Rules look at names, dates, amounts and choices of other
 * places, never at their long texts, and these are most of the bytes. A tab without tables does not look into rows at all; it only
 * says how many there are when an answer makes them unnecessary.
 */
export function werteFuerPlatz(werte: VorhabenWerte, { form, tab, zeile }: Platz): VorhabenWerte {
  const hatTabelle = tab.fields.some(({ kind }) => kind === "table");
  const andere = form.tabs.filter(({ key }) => key !== tab.key || zeile !== null);
  const kurz: VorhabenWerte = {
    ...ohneLangtexte(
      andere.flatMap(({ fields }) => fields),
      werte,
    ),
    uuid: werte.uuid,
  };
  for (const { key, entity, rows } of form.tabs.flatMap(({ fields }) => fields)) {
    if (entity === undefined) continue;
    if (!hatTabelle) kurz[key] = nurUuids(rowsOf(werte, key));
    else if (rows === "frei") {
      kurz[key] = rowsOf(werte, key).map((eintrag) =>
        eintrag.uuid === zeile?.werte.uuid ? eintrag : { ...ohneLangtexte(entity.fields, eintrag), uuid: eintrag.uuid },
      );
    }
  }
  return kurz;
}
