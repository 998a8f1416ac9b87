import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { Bereich, Field, FormDefinition, FormKontext } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { displayField } from "~/formkit/readForm";
import { isRelevant } from "~/formkit/relevance";
import { readGetipptes } from "./readGetipptes";

/** What was sent and is not stored: the question, and what was typed, with why it cannot be read if it cannot. */
export type AbgelehnteAngabe = { key: string; label: string; text: string; grund?: string | undefined };

type Sendung<K extends FormKontext> = {
  eingaben: Eingaben;
  /** What is stored. */
  gespeichert: Bereich<K>;
  /** The same with what was typed in its place, as far as it can be read. */
  getippt: Bereich<K>;
};

/** A box without a tick sends nothing; everything else that is asked stands in what was sent, letter by letter. */
function readAngabe<K extends FormKontext>(feld: Field<K>, { eingaben, gespeichert, getippt }: Sendung<K>) {
  const eingabe = eingaben[feld.key];
  const vorher = displayField(feld, gespeichert);
  if (eingabe === undefined) return { vorher, text: isRelevant(feld, getippt) ? displayField(feld, getippt) : vorher };
  return { vorher, ...readGetipptes(feld, getippt, eingabe) };
}

/** Before the name of a question: what its control has cut off while it was typed. */
const REST_VON = "rest.";

/** What was cut off an answer that is too long, as an entry of its own. */
function listRest<K extends FormKontext>({ key, label }: Field<K>, { eingaben }: Sendung<K>): AbgelehnteAngabe[] {
  const text = [eingaben[`${REST_VON}${key}`] ?? []].flat().join("\n");
  return text === "" ? [] : [{ key: `${REST_VON}${key}`, label: `${label}: Abgeschnittener Rest`, text }];
}

/** Everything in what was sent that differs from what is stored, in the order of the form. */
export function listAbgelehntes<K extends FormKontext>(
  form: FormDefinition<K>,
  sendung: Sendung<K>,
): AbgelehnteAngabe[] {
  return form.tabs
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => isStored(kind) && kind !== "table")
    .flatMap((feld) => {
      const { vorher, text, ...rest } = readAngabe(feld, sendung);
      const angabe = text === vorher ? [] : [{ key: feld.key, label: feld.label, text, ...rest }];
      return [...angabe, ...listRest(feld, sendung)];
    });
}
