import type { Rufe } from "~/contract/rufe";
import { findEntry } from "~/lib/findEntry";
import { textVon } from "./pflichtfelder";

/** What a step of the proof needs, and what it does. */
type Absicht = {
  pflicht: Readonly<Record<string, string>>;
  fuehreAus: (call: Rufe, formData: FormData) => ReturnType<Rufe["auth"]["bestaetigeTan"]>;
};

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  passwort: {
    pflicht: { passwort: "Bitte geben Sie Ihr Passwort ein." },
    fuehreAus: (call, formData) => call.auth.bestaetigePasswort({ passwort: textVon(formData, "passwort") }),
  },
  tan: {
    pflicht: { tan: "Bitte geben Sie die TAN ein." },
    fuehreAus: (call, formData) => call.auth.bestaetigeTan({ tan: textVon(formData, "tan").trim() }),
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one asks for the password. */
export const findBestaetigenAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.passwort;
