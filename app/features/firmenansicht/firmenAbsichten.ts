import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { href } from "~/routing/href";

/** What a button of the page does, and where it leads. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<unknown>; ziel: string };

/** The buttons by their field `absicht`. */
const ABSICHTEN = {
  ansehen: {
    run: (call, formData) => call.firmen.viewFirma({ uuid: textVon(formData, "unternehmen") }),
    ziel: href("unternehmen"),
  },
  beenden: { run: (call) => call.benutzer.leaveUnternehmen(), ziel: href("supportUnternehmen") },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for the forms beside the list and for unknown ones. */
export const findFirmenAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));
