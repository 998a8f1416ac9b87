import type { Field } from "../../../../formkit/field";
import { LAENDER } from "../../../unternehmen/laender";
import { type AntragBereich, field } from "../feld";
import type { AntragKontext } from "../kontext";

/**
 * The address of a contractor or partner, required while it is shown.
 *
 * @assumed Issue 19 §1: a new one is in Germany until somebody says otherwise.
 */
export function anschriftFelder(
  when: (bereich: AntragBereich) => boolean = () => true,
): readonly Field<AntragKontext>[] {
  const immer = { required: true, group: "Anschrift", when };
  return [
    field.text("strasse", { label: "Straße", max: 100, ...immer }),
    field.text("hausnummer", { label: "Hausnummer", max: 10, ...immer }),
    field.text("plz", { label: "Postleitzahl", max: 10, ...immer }),
    field.text("ort", { label: "Ort", max: 100, ...immer }),
    field.choice("land", { label: "Land", options: LAENDER, start: "DE", ...immer }),
  ];
}
