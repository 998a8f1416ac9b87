import type { Rufe } from "~/contract/wire/call";
import { pickErinnerungTage } from "~/domain/frist/erinnerung";
import { findEntry } from "~/lib/findEntry";

/** What a button of the calendar page does, and what is said afterwards. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<unknown>; meldung: string };

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  erneuern: { run: (call) => call.fristen.renewKalender(), meldung: "Die neue Adresse gilt ab jetzt." },
  erinnern: {
    run: (call, formData) =>
      call.fristen.putErinnerungen({ tage: pickErinnerungTage(formData.getAll("erinnerungTage")) }),
    meldung: "Ihre Erinnerungen sind gespeichert.",
  },
  widerrufen: { run: (call) => call.fristen.revokeKalender(), meldung: "Die Adresse ist widerrufen." },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; an unknown one makes a new address. */
export const findKalenderAbsicht = (formData: FormData): Absicht =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht")) ?? ABSICHTEN.erneuern;
