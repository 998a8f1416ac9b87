import { type Entwurf, textVon } from "~/features/formular";
import type { Bereich, Field, FormKontext } from "~/formkit/field";
import { isStored } from "~/formkit/kinds";
import { readGetipptes } from "./readGetipptes";

type Gespeichertes<K extends FormKontext> = Pick<Entwurf, "wo" | "revision" | "labels"> & { bereich: Bereich<K> };

/** The answers to a form of the company as the vault and the question before leaving know them. */
export function entwurfVon<K extends FormKontext>(
  fragen: readonly Field<K>[],
  { bereich, ...rest }: Gespeichertes<K>,
): Entwurf {
  const felder = new Map(fragen.filter(({ kind }) => isStored(kind)).map((feld) => [feld.key, feld]));
  const { werte } = bereich;
  return {
    ...rest,
    basis: Object.fromEntries([...felder].map(([key, feld]) => [key, textVon(feld, key, { eingaben: null, werte })])),
    lesbar(name, text) {
      const feld = felder.get(name);
      return feld === undefined ? [text].flat().join("\n") : readGetipptes(feld, bereich, text).text;
    },
  };
}
