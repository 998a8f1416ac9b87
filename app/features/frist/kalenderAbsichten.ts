import type { Rufe } from "~/contract/rufe";
import { findEntry } from "~/lib/findEntry";

/** What a button of the calendar page does, and what is said afterwards. */
type Absicht = { fuehreAus: (call: Rufe) => Promise<unknown>; meldung: string };

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  erneuern: { fuehreAus: (call) => call.fristen.erneuereKalender(), meldung: "Die neue Adresse gilt ab jetzt." },
  widerrufen: { fuehreAus: (call) => call.fristen.widerrufeKalender(), meldung: "Die Adresse ist widerrufen." },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one makes a new address. */
export const findKalenderAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.erneuern;
