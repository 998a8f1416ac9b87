import type { Rufe } from "~/contract/wire/call";
import { findListenAbsicht } from "~/features/tabelle";

/** What a button of the overview does; gives what is said afterwards. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<string> };

/** Says whether there is no completed Wirtschaftsjahr yet: the one form of the page that names no `absicht`. */
const KEIN_JAHR: Absicht = {
  run: async (call, formData) => {
    await call.wirtschaftsjahre.setKeinWirtschaftsjahr({ keinJahr: formData.has("keinJahr") });
    return "Die Angabe ist gespeichert.";
  },
};

/** The button that was pressed, or the form beside the list; undefined for an unknown one. */
export function findJahreListeAbsicht(formData: FormData): Absicht | undefined {
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return formData.has("absicht") ? undefined : KEIN_JAHR;
  const { run, meldung } = derListe;
  return { run: (call, form) => run(call, form, "wirtschaftsjahre").then(() => meldung) };
}
