import { Ablehnung } from "../../ablehnung";
import { type AntragSatz, lockAntrag } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { vorhabenRevisionen } from "../../storage/revisionStore";
import { storeRevision } from "../../storage/speicherStore";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { blickVon, requireAenderbar } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { keepReste } from "./keepReste";
import { computeFassung } from "./computeFassung";
import { getBasis } from "./mergeWithOthers";
import { saveUngestoert } from "./saveUngestoert";
import { SAVE_VORHABEN, type VorhabenAenderung, type VorhabenGespeichert } from "./vorhabenAenderung";
import { forgetGeparkte } from "../geparkt/forgetGeparkte";

/**
 * Saves changes as a new revision that is kept. Changes on an old revision are applied to that one and merged with what
 * is stored. Refuses what only a person can decide, an unknown revision, a status that is closed for changes, and what
 * cannot be stored; never unfinished work. Whoever gets the answer has it committed.
 */
export async function saveVorhaben(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert> {
  // What was kept or cut off goes with its save, in one transaction.
  const ungestoert =
    eingabe.geparkt === undefined && eingabe.reste === undefined ? await saveUngestoert(ruf, eingabe) : null;
  return ungestoert ?? saveGesperrt(ruf, eingabe);
}

/**
 * The long way: locks, then decides. The Antrag is locked before the key, as on the short way: they cannot wait for
 * each other.
 */
function saveGesperrt(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert> {
  return inTransaktion(ruf.dienste, async (tx) => {
    const satz = await lockAntrag(tx, eingabe.uuid, blickVon(ruf.person));
    return einmalig(tx, ruf, {
      vorgang: SAVE_VORHABEN,
      eingabe,
      fn: () => save(tx, ruf, { satz: requireAenderbar(satz, ruf), eingabe }),
    });
  });
}

async function save(
  tx: Tx,
  { dienste, person }: Aufruf,
  { satz, eingabe }: { satz: AntragSatz; eingabe: VorhabenAenderung },
): Promise<VorhabenGespeichert> {
  const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
  if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
  const basis = await getBasis(stand, vorhabenRevisionen(tx, stand.uuid), eingabe.revision);
  const { werte, antwort } = await computeFassung(tx, { dienste }, { ausgang: { satz, stand, basis }, eingabe });
  const { revision, pruefung } = antwort;
  const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
  await storeRevision(tx, {
    uuid: stand.uuid,
    antragUuid: satz.uuid,
    status: satz.status,
    revision,
    werte,
    pruefung,
    ...wer,
  });
  await forgetGeparkte(tx, { person }, eingabe);
  await keepReste(tx, { dienste, person }, { ort: { vorhabenUuid: stand.uuid }, reste: eingabe.reste });
  return antwort;
}
