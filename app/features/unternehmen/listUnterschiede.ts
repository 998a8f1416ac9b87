import type { Geaendert } from "~/contract/unternehmen/fassungen";
import { toWerte } from "~/features/formular";
import type { Bereich, Field, FieldKind, FormKontext, Wert } from "~/formkit/field";
import { BLANK_TEXT } from "~/formkit/kinds/kind";
import { displayField } from "~/formkit/readForm";
import { optionsOf, wertOf } from "~/formkit/relevance";
import { ganzeDifferenz, wortDifferenz } from "~/lib/wortDifferenz";

/** Questions whose answers are compared word by word. */
const IN_WORTEN: readonly FieldKind[] = ["text", "textArea"];

/** Stands for whoever or whatever was chosen once and is not on offer any more, such as a deleted row. */
const NICHT_MEHR_WAEHLBAR = "(nicht mehr wählbar)";

/** Has one of the chosen keys no option any more? */
function isNichtMehrWaehlbar<K extends FormKontext>(feld: Field<K>, wert: Wert, bereich: Bereich<K>): boolean {
  if (feld.kind !== "choice" && feld.kind !== "multiChoice") return false;
  const waehlbare = new Set(optionsOf(feld, bereich).map(({ key }) => key));
  return [wert].flat().some((key) => typeof key === "string" && key !== "" && !waehlbare.has(key));
}

/** An answer in words; nothing where there is none, so that a first answer replaces no sign for it. */
function textOfAnswer<K extends FormKontext>(feld: Field<K>, bereich: Bereich<K>): string {
  const wert = wertOf(feld, bereich.werte);
  // A question of yes and no says in words that it has no answer; nothing stood there all the same.
  if (feld.kind === "yesNo" && typeof wert !== "boolean") return "";
  const text = displayField(feld, bereich);
  return [
    ...(text === BLANK_TEXT ? [] : [text]),
    ...(isNichtMehrWaehlbar(feld, wert, bereich) ? [NICHT_MEHR_WAEHLBAR] : []),
  ].join(", ");
}

/** What the rules see of one side of a change: what can be chosen depends on the other answers of the same version. */
function bereichVon<K extends FormKontext>(
  seite: "alt" | "neu",
  geaendert: Geaendert,
  bereich: Bereich<K>,
): Bereich<K> {
  const andere = Object.fromEntries(Object.entries(geaendert).map(([key, aenderung]) => [key, aenderung[seite]]));
  const werte = { ...bereich.werte, ...toWerte("", andere) };
  return { ...bereich, werte, wurzel: werte };
}

/** What a saved version has changed, in the order of the form and in words. */
export function listUnterschiede<K extends FormKontext>(
  felder: readonly Field<K>[],
  geaendert: Geaendert,
  bereich: Bereich<K>,
) {
  const [alte, neue] = [bereichVon("alt", geaendert, bereich), bereichVon("neu", geaendert, bereich)];
  return felder.flatMap((feld) => {
    if (geaendert[feld.key] === undefined) return [];
    const compare = IN_WORTEN.includes(feld.kind) ? wortDifferenz : ganzeDifferenz;
    return [{ label: feld.label, teile: compare(textOfAnswer(feld, alte), textOfAnswer(feld, neue)) }];
  });
}
