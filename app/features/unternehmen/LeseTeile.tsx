import type { FormAntwort } from "~/contract/antrag/formAntwort";
import type { Bereich, FormKontext } from "~/formkit/field";
import { AbgelehnteEingaben } from "./AbgelehnteEingaben";
import { FormularTeile, type FormularTeileProps } from "./FormularTeile";
import { NurLesenHinweis } from "./NurLesenHinweis";

type LeseTeileProps<K extends FormKontext> = Omit<FormularTeileProps<K>, "eingabe"> & {
  antwort: FormAntwort | undefined;
  /** What is stored, with what was typed in its place. */
  getippt: Bereich<K>;
};

/** The parts of a form for those who may not change them, or may no more. */
export function LeseTeile<K extends FormKontext>({ antwort, getippt, ...teile }: LeseTeileProps<K>) {
  return (
    <>
      <AbgelehnteEingaben form={teile.form} antwort={antwort} gespeichert={teile.bereich} getippt={getippt} />
      <NurLesenHinweis />
      <FormularTeile {...teile} eingabe={null} />
    </>
  );
}
