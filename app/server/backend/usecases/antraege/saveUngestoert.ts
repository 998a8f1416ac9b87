import { findSpeicherstand, storeWennUnveraendert } from "../../storage/speicherStore";
import { eintragVon } from "../idempotenz/einmalig";
import { blickVon, isAenderbar } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { computeFassung } from "./computeFassung";
import { SAVE_VORHABEN, type VorhabenAenderung, type VorhabenGespeichert } from "./vorhabenAenderung";

/**
 * The short way of a save, for the usual one: allowed, for the first time, and alone. It reads without a lock, and one
 * statement writes everything, provided that nothing has changed since. Null, and nothing stored, for what is not as
 * usual: no right or no such revision, a repeated key, somebody who was faster. The long way decides about those. What
 * cannot be stored or merged is refused.
 */
export async function saveUngestoert(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert | null> {
  const { dienste, person, schluessel } = ruf;
  const { benutzerUuid, unternehmenUuid } = blickVon(person);
  if (unternehmenUuid === null) return null;
  const { uuid, vorhabenUuid, revision } = eingabe;
  const ort = { uuid, vorhabenUuid, revision, benutzerUuid, unternehmenUuid, schluessel, vorgang: SAVE_VORHABEN };
  const gelesen = await findSpeicherstand(dienste.db, ort);
  if (gelesen === undefined || gelesen.basis === null || !isAenderbar(gelesen.satz, ruf)) return null;
  const { satz, stand, basis } = gelesen;
  const { werte, antwort } = await computeFassung(dienste.db, ruf, { ausgang: { satz, stand, basis }, eingabe });
  const eintrag = eintragVon(ruf, SAVE_VORHABEN, eingabe);
  const { pruefung } = antwort;
  const isGespeichert = await storeWennUnveraendert(
    dienste.db,
    {
      uuid: stand.uuid,
      antragUuid: satz.uuid,
      status: satz.status,
      revision: antwort.revision,
      werte,
      pruefung,
      am: dienste.clock.now(),
      von: benutzerUuid,
    },
    eintrag && { ...eintrag, antwort },
  );
  return isGespeichert ? antwort : null;
}
