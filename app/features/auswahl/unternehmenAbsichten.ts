import type { Rufe } from "~/contract/wire/call";
import { findEntry } from "~/lib/findEntry";

/** What a button beside the choice does. */
type Absicht = { run: (call: Rufe) => Promise<unknown> };

/** The buttons beside the choice by their field `intent`. @spec §4 Company switch */
const ABSICHTEN = {
  wechseln: { run: (call) => call.benutzer.leaveUnternehmen() },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for the form itself, which chooses a company. */
export const findUnternehmenAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("intent"));
