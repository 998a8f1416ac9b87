import type { Rufe } from "~/contract/wire/call";
import { textVon } from "~/features/anmeldung";
import { findEntry } from "~/lib/findEntry";
import { archiviertText, vorgelegtText } from "./wartungTexte";

/** What a button of the page does; answers what is said afterwards. */
type Absicht = { run: (call: Rufe, formData: FormData) => Promise<string> };

const versuchte = (anzahl: number): string => {
  if (anzahl === 0) return "Es wartet keine E-Mail, die sich jetzt erneut versuchen lässt.";
  return anzahl === 1
    ? "Die E-Mail wird jetzt erneut versucht."
    : `${String(anzahl)} E-Mails werden jetzt erneut versucht.`;
};

/** The buttons by their field `absicht`. */
const ABSICHTEN = {
  mail: {
    run: async (call, formData) =>
      versuchte((await call.wartung.retryMails({ uuid: textVon(formData, "uuid") })).anzahl),
  },
  alleMails: { run: async (call) => versuchte((await call.wartung.retryMails({})).anzahl) },
  wiedervorlegen: {
    run: async (call, formData) => {
      await call.wartung.presentUebermittlung({ uuid: textVon(formData, "uuid") });
      return "Die Übermittlung liegt dem Fachverfahren wieder vor.";
    },
  },
  alleWiedervorlegen: { run: async (call) => vorgelegtText(await call.wartung.retryUebermittlungen()) },
  archivieren: { run: async (call) => archiviertText(await call.betrieb.runArchiv()) },
  wartungBeenden: {
    run: async (call, formData) => {
      await call.wartungsfenster.endWartungsfenster({ uuid: textVon(formData, "uuid") });
      return "Die Wartung ist beendet. Alle können wieder speichern und absenden.";
    },
  },
  wartungZurueckziehen: {
    run: async (call, formData) => {
      await call.wartungsfenster.revokeWartungsfenster({ uuid: textVon(formData, "uuid") });
      return "Die Wartung ist zurückgezogen. Niemand sieht sie mehr.";
    },
  },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for an unknown one. */
export const findWartungAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));
