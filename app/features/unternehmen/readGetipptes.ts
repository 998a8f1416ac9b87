import type { Bereich, Field, FormKontext } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { displayField } from "~/formkit/readForm";

/**
 * What was typed as an answer, for people: as the form writes it, and letter by letter with the `grund` where it cannot
 * be read. Nothing is cut, however long it is.
 */
export function readGetipptes<K extends FormKontext>(
  feld: Field<K>,
  bereich: Bereich<K>,
  eingabe: string | string[],
): { text: string; grund?: string } {
  const { wert, issue } = kinds[feld.kind].parse(eingabe, { ...feld, max: Number.MAX_SAFE_INTEGER });
  if (issue !== undefined) return { text: [eingabe].flat().join("\n"), grund: issue };
  return { text: displayField(feld, { ...bereich, werte: { ...bereich.werte, [feld.key]: wert } }) };
}
