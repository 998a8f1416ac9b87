import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { Bereich, FormKontext } from "~/formkit/field";
import { AbgelehnteEingaben } from "./AbgelehnteEingaben";
import { FormularTeile, type FormularTeileProps } from "./FormularTeile";
import { listAbgelehntes } from "./listAbgelehntes";
import { NurLesenHinweis } from "./NurLesenHinweis";

type LeseTeileProps<K extends FormKontext> = Omit<FormularTeileProps<K>, "eingabe" | "abgelehnt"> & {
  antwort: FormAntwort | undefined;
  /** What is stored, with what was typed in its place. */
  getippt: Bereich<K>;
};

/** The parts of a form for those who may not change them, or may no more. */
export function LeseTeile<K extends FormKontext>({ antwort, getippt, ...teile }: LeseTeileProps<K>) {
  const sendung = { eingaben: antwort?.eingaben ?? {}, gespeichert: teile.bereich, getippt };
  const abgelehnt = listAbgelehntes(teile.form, sendung);
  return (
    <>
      <AbgelehnteEingaben antwort={antwort} angaben={abgelehnt} />
      <NurLesenHinweis />
      <FormularTeile {...teile} abgelehnt={abgelehnt} eingabe={null} />
    </>
  );
}
