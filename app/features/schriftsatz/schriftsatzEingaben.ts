import type { Eingaben, FormAntwort } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import type { SchriftsatzKontext } from "~/domain/antrag/schriftsatzFormulare";
import { eingabeProblem } from "~/features/anmeldung";
import { type Entwurf, textVon, toFormData } from "~/features/formular";
import type { Bereich } from "~/formkit/field";
import { kinds } from "~/formkit/kinds";
import { parseTab } from "~/formkit/parseForm";
import { displayField } from "~/formkit/readForm";
import { bereichVonSchriftsatz, felderVonSchriftsatz, formularVonSchriftsatz } from "./schriftsatzFragen";

/**
 * What the rules see with what is typed in place of what is stored. Texts of another form of the page change nothing.
 */
export function bereichMitEingaben(schriftsatz: Schriftsatz, eingaben: Eingaben | null): Bereich<SchriftsatzKontext> {
  const bereich = bereichVonSchriftsatz(schriftsatz);
  const [tab] = formularVonSchriftsatz(schriftsatz).tabs;
  if (eingaben === null || tab === undefined || !tab.fields.some(({ key }) => key in eingaben)) return bereich;
  const { werte: bisher, kontext } = bereich;
  const werte = {
    ...bisher,
    ...parseTab(tab, toFormData(eingaben), { bisher, scope: { wurzel: bisher, kontext } }).werte,
  };
  return { werte, wurzel: werte, kontext };
}

/**
 * What the signature still waits for, as an answer to the form of the draft: at the fields and as a list above them.
 */
export function lueckenAntwort({ luecken }: Schriftsatz): FormAntwort | undefined {
  if (luecken.length === 0) return undefined;
  return {
    problem: eingabeProblem(Object.fromEntries(luecken.map(({ property, message }) => [property, message]))),
    eingaben: {},
  };
}

/** The questions by name, to tell apart errors that read the same. */
export const labelsVonSchriftsatz = (schriftsatz: Schriftsatz): Record<string, string> =>
  Object.fromEntries(felderVonSchriftsatz(schriftsatz).map(({ key, label }) => [key, label]));

/** The draft as the vault and the question before leaving know it. */
export function toEntwurf(schriftsatz: Schriftsatz): Entwurf {
  const bereich = bereichVonSchriftsatz(schriftsatz);
  const felder = new Map(felderVonSchriftsatz(schriftsatz).map((feld) => [feld.key, feld]));
  return {
    wo: { antrag: schriftsatz.antragUuid, vorhaben: schriftsatz.uuid },
    revision: schriftsatz.revision,
    basis: Object.fromEntries(
      [...felder].map(([key, feld]) => [key, textVon(feld, key, { eingaben: null, werte: bereich.werte })]),
    ),
    labels: labelsVonSchriftsatz(schriftsatz),
    lesbar(name, text) {
      const feld = felder.get(name);
      const roh = [text].flat().join("\n");
      if (feld === undefined) return roh;
      const { wert, issue } = kinds[feld.kind].parse(text, { ...feld, max: Number.MAX_SAFE_INTEGER });
      return issue === undefined ? displayField(feld, { ...bereich, werte: { ...bereich.werte, [name]: wert } }) : roh;
    },
  };
}
