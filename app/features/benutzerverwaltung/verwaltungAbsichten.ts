import type { Rufe } from "~/contract/wire/call";
import { findListenAbsicht } from "~/features/tabelle";
import { findEntry } from "~/lib/findEntry";

/** What a button of the list page does; gives what is said afterwards. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<string> };

/** The buttons of the page by their field `absicht`. */
const ABSICHTEN = {
  zustimmungEin: {
    run: async (call) => {
      await call.benutzerverwaltung.setZustimmung({ an: true });
      return "Neuen Bevollmächtigten muss immer eine zweite bevollmächtigte Person zustimmen.";
    },
  },
  zustimmungAus: {
    run: async (call) => {
      const { wartet } = await call.benutzerverwaltung.setZustimmung({ an: false });
      return wartet
        ? "Das Ausschalten ist beantragt. Eine andere bevollmächtigte Person muss zustimmen."
        : "Das Vier-Augen-Prinzip ist ausgeschaltet.";
    },
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed, or the form beside the list; undefined for an unknown one. */
export function findVerwaltungAbsicht(formData: FormData): Absicht | undefined {
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));
  const { run, meldung } = derListe;
  return { run: (call, form) => run(call, form, "benutzer").then(() => meldung) };
}
