import type { Problem } from "~/contract/wire/problem";
import type { Rufe } from "~/contract/wire/call";
import { findEntry } from "~/lib/findEntry";

const KEINE_MAIL =
  "Die TAN per E-Mail ist für Ihr Konto nicht eingeschaltet. Bitte geben Sie den Code aus Ihrer App oder einen Wiederherstellungscode ein.";

/** What a button beside the form of the TAN does, what is said afterwards, and how a refusal is put. */
type Absicht = { run: (call: Rufe) => Promise<unknown>; meldung: string; explain: (problem: Problem) => Problem };

/** The buttons beside the form by their field `absicht`. */
const ABSICHTEN = {
  neu: {
    run: (call) => call.auth.tanNeu(),
    meldung: "Wir haben Ihnen eine neue TAN gesendet.",
    explain: (problem) => (problem.code === "KEIN_ZUGRIFF" ? { ...problem, userMessage: KEINE_MAIL } : problem),
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for the form itself, which completes the login. */
export const findTanAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));
