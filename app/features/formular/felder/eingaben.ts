import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { AntragKontext } from "~/domain/antrag/formular/kontext";
import type { Bereich, Field, FormKontext, Option, Werte } from "~/formkit/field";
import { parseFieldName, fieldName } from "~/formkit/fieldName";
import { kinds } from "~/formkit/kinds";
import { offeredOf, relevantFields, wertOf } from "~/formkit/relevance";
import { textOf } from "~/formkit/werte";
import { derivedFrom } from "~/lib/derivedFrom";
import type { SelectOption } from "~/ui";
import type { FormularDaten } from "../seite/formularDaten";
import { readEingabe, listSteuerungen, withEingabe } from "../speichern/readEingabe";
import { bereichVon, felderVon, openPlatz, type Platz, type VorhabenWerte } from "../seite/platz";
import type { FormularOrt } from "../seite/formularOrt";

/** Typed texts as the form that posts them. */
export function toFormData(eingaben: Eingaben): FormData {
  const formData = new FormData();
  for (const [name, texte] of Object.entries(eingaben)) for (const text of [texte].flat()) formData.append(name, text);
  return formData;
}

/** The open place with what is typed in place of what is stored. Texts that cannot be stored leave the stored value. */
export function platzMitEingaben(
  ort: FormularOrt,
  werte: VorhabenWerte,
  { eingaben, kontext }: { eingaben: Eingaben | null; kontext: AntragKontext },
): { platz: Platz; wurzel: VorhabenWerte } {
  const platz = openPlatz(ort, werte);
  if (eingaben === null) return { platz, wurzel: werte };
  const gelesen = readEingabe(platz, toFormData(eingaben), { wurzel: werte, kontext }).werte;
  const neu = withEingabe(platz, gelesen, werte);
  return { platz: neu.platz, wurzel: { ...neu.wurzel, uuid: werte.uuid } };
}

/** The text of a control: what was typed, else what is stored. */
export function textVon<K extends FormKontext>(
  feld: Field<K>,
  name: string,
  { eingaben, werte }: { eingaben: Eingaben | null; werte: Werte },
): string | string[] {
  return eingaben?.[name] ?? kinds[feld.kind].format(wertOf(feld, werte), feld);
}

const toSelectOptions = derivedFrom((options: readonly Option[]): readonly SelectOption[] =>
  options.map(({ key, title, group }) => ({ value: key, label: title, group })),
);

/** What a control offers; [] for fields without options. */
export const optionenVon = <K extends FormKontext>(feld: Field<K>, bereich: Bereich<K>): readonly SelectOption[] =>
  toSelectOptions(offeredOf(feld, bereich));

/** The texts of the controls as the form opens with the stored values, in the order of the page. */
export function startTexte({ ort, werte: gespeichert, kontext }: FormularDaten): Eingaben {
  const platz = openPlatz(ort, gespeichert);
  const bereich = bereichVon(platz, gespeichert, kontext);
  const gezeigt = new Set(relevantFields(felderVon(platz), bereich).map(({ key }) => key));
  const texte: Eingaben = {};
  for (const { name, feld, werte } of listSteuerungen(platz, gespeichert)) {
    const row = parseFieldName(name)?.row;
    if (row !== undefined) texte[fieldName("uuid", row)] = textOf(werte, "uuid");
    if (feld.readOnly !== undefined || (row === undefined && !gezeigt.has(name))) continue;
    const text = textVon(feld, name, { eingaben: null, werte });
    texte[name] = feld.kind === "chips" ? [text].flat().join("").replaceAll("###", "\n") : text;
  }
  return texte;
}
