import type { Rufe } from "~/contract/wire/call";
import { findEntry } from "~/lib/findEntry";
import { textVon } from "./pflichtfelder";

/** What a step of the proof needs, and what it does. */
type Absicht = {
  pflicht: Readonly<Record<string, string>>;
  run: (call: Rufe, formData: FormData) => ReturnType<Rufe["auth"]["confirmTan"]>;
};

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  passwort: {
    pflicht: { passwort: "Bitte geben Sie Ihr Passwort ein." },
    run: (call, formData) => call.auth.confirmPasswort({ passwort: textVon(formData, "passwort") }),
  },
  tan: {
    pflicht: { tan: "Bitte geben Sie die TAN ein." },
    run: (call, formData) => call.auth.confirmTan({ tan: textVon(formData, "tan").trim() }),
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one asks for the password. */
export const findBestaetigenAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.passwort;
