import type { Field } from "~/formkit/field";
import type { AntragKontext } from "./kontext";

/**
 * The fields of a list with these keys, in the order of the keys: how one form asks part of what another one asks.
 * Throws a RangeError for a key that the list does not have.
 *
 * @example chooseFelder(auftragnehmer.fields, ["name", "land"])
 */
export function chooseFelder(
  felder: readonly Field<AntragKontext>[],
  keys: readonly string[],
): readonly Field<AntragKontext>[] {
  return keys.map((key) => {
    const feld = felder.find((eintrag) => eintrag.key === key);
    if (feld === undefined) throw new RangeError(`There is no field ${key}`);
    return feld;
  });
}

/** The same fields, asked always. */
export function withoutBedingung(felder: readonly Field<AntragKontext>[]): readonly Field<AntragKontext>[] {
  return felder.map((feld) => ({ ...feld, when: () => true }));
}
