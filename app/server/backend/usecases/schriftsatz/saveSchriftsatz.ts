import type { Entscheidung } from "~/contract/antrag/antraege";
import type { Uebernommen } from "~/contract/antrag/zusammenfuehrung";
import { pruneIrrelevant } from "~/formkit/relevance";
import { Ablehnung } from "../../ablehnung";
import type { Tx } from "../../storage/datenbank";
import { deleteRest } from "../../storage/restStore";
import { schriftsatzRevisionen, storeSchriftsatzRevision } from "../../storage/schriftsatzStore";
import { inTransaktion } from "../../storage/transaction";
import { getLesbaren } from "../antraege/antragRechte";
import type { Aufruf } from "../antraege/aufruf";
import { keepReste, type NeuerRest } from "../antraege/keepReste";
import { mergeWithOthers, getBasis } from "../antraege/mergeWithOthers";
import { applyAntworten } from "../formular/applyAntworten";
import { einmalig } from "../idempotenz/einmalig";
import { getSchreibbaren, getSchriftsatzSatz, type SchriftsatzId } from "./schriftsatzLage";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";

/** The name under which Idempotency-Keys of this call are kept. */
export const SAVE_SCHRIFTSATZ = "schriftsaetze.saveSchriftsatz";

export type SchriftsatzAenderung = SchriftsatzId & {
  revision: number;
  werte: { [key: string]: unknown };
  gesehen?: number | undefined;
  entscheidungen?: Entscheidung[] | undefined;
  geparkt?: string | undefined;
  reste?: NeuerRest[] | undefined;
};

export type SchriftsatzGespeichert = { revision: number; zusammengefuehrt?: Uebernommen[] };

type Schreibbarer = Awaited<ReturnType<typeof getSchreibbaren>>;

/** The answers that come of a save: as they are wanted, or merged with what others have saved since. */
async function mergeAntworten(tx: Tx, { schriftsatz, lage }: Schreibbarer, eingabe: SchriftsatzAenderung) {
  const { revision, gesehen, entscheidungen = [] } = eingabe;
  const stand = { ...schriftsatz, geaendertVon: schriftsatz.geaendertVonName };
  const revisionen = schriftsatzRevisionen(tx, schriftsatz.uuid);
  const basis = await getBasis(stand, revisionen, revision);
  const gewollt = applyAntworten(basis, eingabe, lage);
  if (revision === stand.revision) return { werte: gewollt };
  return mergeWithOthers({
    stand,
    revisionen,
    basis: { revision, werte: basis },
    gewollt,
    gesehen,
    entscheidungen,
    kontext: lage.kontext,
    form: lage.form,
  });
}

/**
 * Saves answers of a draft as a new revision that is kept. Answers given on an old revision are merged with what others
 * have saved since; what only a person can decide is refused with both texts.
 */
export async function saveSchriftsatz(ruf: Aufruf, eingabe: SchriftsatzAenderung): Promise<SchriftsatzGespeichert> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: SAVE_SCHRIFTSATZ,
      eingabe,
      fn: async () => {
        const schreibbarer = await getSchreibbaren(tx, ruf, eingabe);
        const { schriftsatz, lage } = schreibbarer;
        const { werte, ...merge } = await mergeAntworten(tx, schreibbarer, eingabe);
        const neu = {
          uuid: schriftsatz.uuid,
          revision: schriftsatz.revision + 1,
          werte: pruneIrrelevant(lage.form, werte, lage.kontext),
        };
        await storeSchriftsatzRevision(tx, { ...neu, am: dienste.clock.now(), von: person.benutzerUuid });
        await keepReste(tx, ruf, { ort: { schriftsatzUuid: schriftsatz.uuid }, reste: eingabe.reste });
        await forgetGeparkte(tx, ruf, eingabe);
        return { revision: neu.revision, ...merge };
      },
    }),
  );
}

/** Discards what a save of this person has cut off. It is no answer, so that the status does not matter. */
export async function discardSchriftsatzRest(
  ruf: Aufruf,
  eingabe: SchriftsatzId & { restUuid: string },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "schriftsaetze.verwirfSchriftsatzRest",
      eingabe,
      fn: async () => {
        const satz = await getLesbaren(tx, person, eingabe.antragUuid);
        const { uuid: schriftsatzUuid } = await getSchriftsatzSatz(tx, satz, eingabe.uuid);
        const meiner = { uuid: eingabe.restUuid, benutzerUuid: person.benutzerUuid, ort: { schriftsatzUuid } };
        if (!(await deleteRest(tx, meiner))) throw new Ablehnung("NICHT_GEFUNDEN");
        return { ok: true as const };
      },
    }),
  );
}
