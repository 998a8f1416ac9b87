import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import {
  type SchriftsatzFeld,
  type SchriftsatzFormular,
  schriftsatzFormular,
  type SchriftsatzKontext,
} from "~/domain/antrag/schriftsatzFormulare";
import { toWerte } from "~/features/formular";
import type { Bereich } from "~/formkit/field";

/** What the rules of the document see. */
export function bereichVonSchriftsatz(schriftsatz: Schriftsatz): Bereich<SchriftsatzKontext> {
  const werte = toWerte(schriftsatz.uuid, schriftsatz.werte);
  return { werte, wurzel: werte, kontext: schriftsatz.kontext };
}

/** What the document asks. */
export const formularVonSchriftsatz = ({ art, kontext }: Schriftsatz): SchriftsatzFormular =>
  schriftsatzFormular(art, kontext);

/** Its questions, asked or not. */
export const felderVonSchriftsatz = (schriftsatz: Schriftsatz): SchriftsatzFeld[] =>
  formularVonSchriftsatz(schriftsatz).tabs.flatMap(({ fields }) => fields);
