import type { Field, Werte } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { wertOf } from "~/formkit/relevance";
import { rowsOf } from "~/formkit/werte";
import type { AntragFormular } from "../antrag/formular/formulare";
import type { AntragKontext } from "../antrag/formular/kontext";

/** What can be looked for in one tab of a Vorhaben. `tab` is its number in the form. */
export type Suchtext = { tab: number; key: string; titel: string; text: string };

type Feld = Field<AntragKontext>;

/** What people write in words; numbers, days and ticks are looked for in lists, not in texts. */
const IN_WORTEN: readonly Feld["kind"][] = ["text", "textArea", "chips", "choice", "multiChoice"];

function textOfFeld(feld: Feld, werte: Werte): string {
  // Options that follow from facts around the form are not known here; a key would say nothing.
  if (typeof feld.options === "function") return "";
  const text = kinds[feld.kind].display(wertOf(feld, werte), feld, feld.options ?? []);
  return text === BLANK_TEXT ? "" : text;
}

function listTexte(felder: readonly Feld[], werte: Werte): string[] {
  return felder.flatMap((feld) => {
    const { entity } = feld;
    if (entity !== undefined) return rowsOf(werte, feld.key).flatMap((zeile) => listTexte(entity.fields, zeile));
    return IN_WORTEN.includes(feld.kind) ? [textOfFeld(feld, werte)] : [];
  });
}

/**
 * The words of a Vorhaben by the tabs in which they stand; tabs without words are left out. What is no longer asked was
 * taken away by the save, so nothing here has to know the facts around the form.
 */
export function listSuchtexte(form: AntragFormular, werte: Werte): Suchtext[] {
  return form.tabs
    .map(({ key, label, fields }, tab) => ({
      tab,
      key,
      titel: label,
      text: listTexte(fields, werte)
        .filter((text) => text !== "")
        .join(" · "),
    }))
    .filter(({ text }) => text !== "");
}
