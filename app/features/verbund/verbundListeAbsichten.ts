import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findListenAbsicht } from "~/features/tabelle";
import { findEntry } from "~/lib/findEntry";

/** What a button of the list page does; gives what is said afterwards. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<string> };

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  bestaetigen: {
    run: async (call, formData) => {
      const [stand, beginn] = [Number(textVon(formData, "stand")), textVon(formData, "beginn")];
      const { label } = await call.verbund.confirmVerbundene({ stand, beginn });
      return `Danke. Die Liste ist für das Wirtschaftsjahr ${label} bestätigt.`;
    },
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed, or the form beside the list; undefined for an unknown one. */
export function findVerbundListeAbsicht(formData: FormData): Absicht | undefined {
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));
  const { run, meldung } = derListe;
  return { run: (call, form) => run(call, form, "verbund").then(() => meldung) };
}
