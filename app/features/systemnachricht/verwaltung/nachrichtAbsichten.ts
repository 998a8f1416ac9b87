import { geparktVon } from "~/contract/antrag/formularGrenze";
import type { SystemnachrichtVorschau } from "~/contract/mitteilung/systemnachrichten";
import type { Rufe } from "~/contract/wire/call";
import { REVISION_MAX } from "~/contract/wire/page";
import { textVon } from "~/features/anmeldung";
import { findListenAbsicht } from "~/features/tabelle";
import { findEntry } from "~/lib/findEntry";
import { hasKeinEnde, platzhalterIn, sendungAus } from "./nachrichtEingabe";

/** `uuid`: the announcement that is changed; undefined for a new one. */
type Ruf = { call: Rufe; formData: FormData; uuid: string | undefined };

/** What is asked once more before an announcement is saved. */
export type Rueckfrage = { istOhneEnde: boolean; platzhalter: string[] };

/**
 * What came of a button: it is done and this is said in the list, or the form stays, with how the announcement would
 * read and what is asked about it.
 */
export type Ergebnis =
  | { art: "fertig"; text: string }
  | { art: "weiter"; vorschau: SystemnachrichtVorschau | null; frage: Rueckfrage | null };

type Absicht = { run: (ruf: Ruf) => Promise<Ergebnis> };

/** An announcement that was changed by somebody else has another number. */
function revisionAus(formData: FormData): number {
  const revision = Number(textVon(formData, "revision"));
  return Number.isInteger(revision) && Math.abs(revision) <= REVISION_MAX ? revision : 0;
}

async function save({ call, formData, uuid }: Ruf): Promise<Ergebnis> {
  const sendung = { ...sendungAus(formData), ...geparktVon(formData) };
  if (uuid === undefined) await call.systemnachrichten.createSystemnachricht(sendung);
  else await call.systemnachrichten.updateSystemnachricht({ ...sendung, uuid, revision: revisionAus(formData) });
  return { art: "fertig", text: `Die Meldung „${sendung.titel.trim()}“ ist gespeichert.` };
}

const preview = async ({ call, formData }: Ruf, frage: Rueckfrage | null): Promise<Ergebnis> => ({
  art: "weiter",
  vorschau: await call.systemnachrichten.previewSystemnachricht(sendungAus(formData)),
  frage,
});

const stay = (): Promise<Ergebnis> => Promise.resolve({ art: "weiter", vorschau: null, frage: null });

/** What has no end stays until somebody thinks of it, and a gap of a template is read by all: both are asked for. */
function findFrage(formData: FormData): Rueckfrage | null {
  const frage = { istOhneEnde: hasKeinEnde(formData), platzhalter: platzhalterIn(formData) };
  return frage.istOhneEnde || frage.platzhalter.length > 0 ? frage : null;
}

function saveOrAsk(ruf: Ruf): Promise<Ergebnis> {
  const frage = findFrage(ruf.formData);
  return frage === null ? save(ruf) : preview(ruf, frage);
}

const end = async ({ call, uuid = "" }: Ruf): Promise<Ergebnis> => {
  const { titel } = await call.systemnachrichten.endSystemnachricht({ uuid });
  return { art: "fertig", text: `Die Meldung „${titel}“ ist beendet und wird nicht mehr angezeigt.` };
};

/** The buttons of the form by their field `absicht`. */
const ABSICHTEN = {
  vorschau: { run: (ruf) => preview(ruf, null) },
  /** Only looks for companies; the form stays. */
  suchen: { run: stay },
  /** What was kept comes back into the form. */
  weiterschreiben: { run: stay },
  speichern: { run: saveOrAsk },
  trotzdem: { run: save },
  beenden: { run: end },
} as const satisfies Record<string, Absicht>;

/** The button that was pressed; undefined for an unknown one. */
export const findNachrichtAbsicht = (formData: FormData): Absicht | undefined =>
  findEntry<Absicht>(ABSICHTEN, formData.get("absicht"));

/** A button of the list, or a form beside it; undefined for an unknown one. */
export function findListeAbsicht(
  formData: FormData,
): { run: (call: Rufe, formData: FormData) => Promise<string> } | undefined {
  if (formData.get("absicht") === "beenden")
    return {
      run: async (call, form) => {
        const { titel } = await call.systemnachrichten.endSystemnachricht({ uuid: textVon(form, "uuid") });
        return `Die Meldung „${titel}“ ist beendet und wird nicht mehr angezeigt.`;
      },
    };
  const derListe = findListenAbsicht(formData);
  if (derListe === undefined) return undefined;
  const { run, meldung } = derListe;
  return { run: (call, form) => run(call, form, "systemnachrichten").then(() => meldung) };
}

/** Deletes an announcement; answers what is said afterwards. */
export async function deleteNachricht(call: Rufe, uuid: string): Promise<string> {
  await call.systemnachrichten.deleteSystemnachricht({ uuid });
  return "Die Meldung ist gelöscht.";
}
