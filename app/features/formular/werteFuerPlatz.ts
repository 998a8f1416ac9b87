import type { Werte } from "~/formkit/field";
import { rowsOf } from "~/formkit/werte";
import type { AntragFeld, Platz, VorhabenWerte } from "./platz";

function ohneLangtexte(felder: readonly AntragFeld[], werte: Werte): Werte {
  const lang = new Set(felder.filter(({ kind }) => kind === "textArea").map(({ key }) => key));
  return Object.fromEntries(Object.entries(werte).filter(([key]) => !lang.has(key)));
}

/**
 * The values without long texts that the open form does not show. Rules look at names, dates, amounts and choices of other
 * places, never at their long texts, and these are most of the bytes.
 */
export function werteFuerPlatz(werte: VorhabenWerte, { form, tab, zeile }: Platz): VorhabenWerte {
  const andere = form.tabs.filter(({ key }) => key !== tab.key || zeile !== null);
  const kurz: VorhabenWerte = {
    ...ohneLangtexte(
      andere.flatMap(({ fields }) => fields),
      werte,
    ),
    uuid: werte.uuid,
  };
  for (const { key, entity, rows } of form.tabs.flatMap(({ fields }) => fields)) {
    if (entity === undefined || rows !== "frei") continue;
    kurz[key] = rowsOf(werte, key).map((eintrag) =>
      eintrag.uuid === zeile?.werte.uuid ? eintrag : { ...ohneLangtexte(entity.fields, eintrag), uuid: eintrag.uuid },
    );
  }
  return kurz;
}
