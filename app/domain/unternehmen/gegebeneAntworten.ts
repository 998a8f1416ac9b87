import type { Bereich, Field, FormDefinition, FormKontext, Werte } from "../../formkit/field";
import { isStored } from "../../formkit/kinds";
import { type Abschnitt, readForm } from "../../formkit/readForm";
import { keepAsked, optionsOf } from "../../formkit/relevance";
import { isAnswered, textOf } from "../../formkit/werte";

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

/** The question with the choice that was made, which the form may no longer offer: it then reads by its key. */
function withWahl<K extends FormKontext>(feld: Field<K>, bereich: Bereich<K>): Field<K> {
  const [wert, angebot] = [textOf(bereich.werte, feld.key), optionsOf(feld, bereich)];
  if (feld.kind !== "choice" || angebot.some(({ key }) => key === wert)) return feld;
  return { ...feld, options: [...angebot, { key: wert, title: wert }] };
}

/**
 * Kept answers as headings, questions and answers; questions without an answer are left out. `mitSummen`: what the form
 * works out is read, too.
 */
export function readGegebene<K extends FormKontext>(
  form: FormDefinition<K>,
  { werte, kontext, mitSummen = false }: { werte: Readonly<Antworten>; kontext: K; mitSummen?: boolean },
): Abschnitt[] {
  const bereich = { werte, wurzel: werte, kontext };
  const tabs = form.tabs.map((tab) => ({
    ...tab,
    fields: tab.fields
      .filter((feld) => (mitSummen && feld.kind === "computed") || isAnswered(feld, werte[feld.key]))
      .map((feld) => withWahl(feld, bereich)),
  }));
  return readForm({ ...form, tabs }, werte, kontext);
}
