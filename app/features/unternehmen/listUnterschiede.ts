import type { Geaendert } from "~/contract/unternehmen/fassungen";
import { toWerte } from "~/features/formular";
import type { Bereich, Field, FieldKind, FormKontext, Wert } from "~/formkit/field";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { ganzeDifferenz, wortDifferenz } from "~/lib/wortDifferenz";

/** Questions whose answers are compared word by word. */
const IN_WORTEN: readonly FieldKind[] = ["text", "textArea"];

/** Stands for whoever or whatever was chosen once and is not on offer any more, such as a deleted row. */
const NICHT_MEHR_WAEHLBAR = "(nicht mehr wählbar)";

/** An answer in words; nothing where there is none, so that a first answer replaces no sign for it. */
function textOfAnswer<K extends FormKontext>(feld: Field<K>, wert: Wert, bereich: Bereich<K>): string {
  // A question of yes and no says in words that it has no answer; nothing stood there all the same.
  if (feld.kind === "yesNo" && typeof wert !== "boolean") return "";
  const text = displayField(feld, { ...bereich, werte: { ...bereich.werte, [feld.key]: wert } });
  if (text !== BLANK_TEXT) return text;
  return feld.kind === "choice" && wert !== "" && wert !== null ? NICHT_MEHR_WAEHLBAR : "";
}

/** What a saved version has changed, in the order of the form and in words. */
export function listUnterschiede<K extends FormKontext>(
  felder: readonly Field<K>[],
  geaendert: Geaendert,
  bereich: Bereich<K>,
) {
  return felder.flatMap((feld) => {
    const aenderung = geaendert[feld.key];
    if (aenderung === undefined) return [];
    const { alt = "", neu = "" } = toWerte("", aenderung);
    const compare = IN_WORTEN.includes(feld.kind) ? wortDifferenz : ganzeDifferenz;
    return [{ label: feld.label, teile: compare(textOfAnswer(feld, alt, bereich), textOfAnswer(feld, neu, bereich)) }];
  });
}
