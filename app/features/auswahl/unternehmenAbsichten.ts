import type { Rufe } from "~/contract/rufe";
import { findEntry } from "~/lib/findEntry";

/** What a button beside the choice does. */
type Absicht = { fuehreAus: (call: Rufe) => Promise<unknown> };

/** The buttons beside the choice by their field `intent`. @spec §4 Company switch */
const ABSICHTEN = {
  wechseln: { fuehreAus: (call) => call.benutzer.verlasseUnternehmen() },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for the form itself, which chooses a company. */
export const findUnternehmenAbsicht = (formData: FormData): Absicht | undefined => findEntry<Absicht>(ABSICHTEN, formData.get("intent"));
