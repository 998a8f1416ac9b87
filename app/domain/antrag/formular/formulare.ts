import type { FormDefinition } from "../../../formkit/field";
import type { AntragInfo } from "../antragInfo";
import { antragErgaenzung } from "./ergaenzung";
import type { AntragKontext } from "./kontext";
import { antragV1 } from "./v1";
import { antragV2 } from "./v2";

/** A form of the application: what is asked about one Vorhaben. */
export type AntragFormular = FormDefinition<AntragKontext>;

/** The forms by key: one for each version, and the V2 form as a supplementary application fills it in. */
export const formulare = { V1: antragV1, V2: antragV2, ERGAENZUNG: antragErgaenzung } as const satisfies Record<
  string,
  AntragFormular
>;

/** Key of a form. */
export type FormularArt = keyof typeof formulare;

/** What decides about the form of an application. */
export type FormularMerkmale = Pick<AntragInfo, "version" | "istVereinfachterAntrag">;

/**
 * Key of the form in which the answers of an application are kept. A simplified one has the V2 form, whatever its
 * version.
 */
export function formularArt({ version, istVereinfachterAntrag }: FormularMerkmale): FormularArt {
  return istVereinfachterAntrag ? "ERGAENZUNG" : version;
}

/**
 * The form in which the answers of an application are kept: for its page, its checks, its reading view and its exports.
 */
export function formularVon(antrag: FormularMerkmale): AntragFormular {
  return formulare[formularArt(antrag)];
}
