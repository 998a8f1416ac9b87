import type { FormDefinition, FormKontext, Werte } from "../../formkit/field";
import { isStored } from "../../formkit/kinds";
import { keepAsked } from "../../formkit/relevance";
import { isAnswered } from "../../formkit/werte";

/** Answers by field key: texts, keys of choices, and yes or no. */
export type Antworten = Record<string, string | boolean>;

/** Those of these questions that are asked and answered with one value, in their order. */
export function gegebeneVon<K extends FormKontext>(form: FormDefinition<K>, werte: Werte, kontext: K): Antworten {
  const gefragte = keepAsked(form, werte, kontext);
  const felder = form.tabs.flatMap(({ fields }) => fields);
  const gegebene = felder.flatMap((feld) => {
    const wert = gefragte[feld.key];
    const isEinfach = typeof wert === "string" || typeof wert === "boolean";
    return isEinfach && isStored(feld.kind) && isAnswered(feld, wert) ? [[feld.key, wert] as const] : [];
  });
  return Object.fromEntries(gegebene);
}
