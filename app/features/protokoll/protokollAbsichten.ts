import type { Rufe } from "~/contract/wire/call";
import { findListenAbsicht } from "~/features/tabelle";
import { PROTOKOLL_LISTE } from "./protokollListe";

/** What a button of the page does; answers what is said afterwards. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<string> };

const PRUEFEN: Absicht = {
  run: async (call) => {
    await call.protokoll.startPruefung();
    return "Die Prüfung aller Ereignisketten ist angefordert.";
  },
};

/** The button that was pressed: the check, or one of the forms beside the list. */
export function findProtokollAbsicht(formData: FormData): Absicht | undefined {
  if (formData.get("absicht") === "pruefen") return PRUEFEN;
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return undefined;
  return {
    run: async (call, form) => {
      await derListe.run(call, form, PROTOKOLL_LISTE.tabelle);
      return derListe.meldung;
    },
  };
}
