import { findSpeicherstand, storeWennUnveraendert } from "../../storage/speicherStore";
import { eintragVon } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { blickVon, formularDes, isAenderbar } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { vollende } from "./neuesVorhaben";
import { SAVE_VORHABEN, type VorhabenAenderung, type VorhabenGespeichert } from "./vorhabenAenderung";
import { wendeAenderungenAn } from "./wendeAenderungenAn";

/**
 * The short way of a save, for the usual one: on the stored revision, allowed, and alone. It reads without a lock, and one statement writes
 * everything, provided that nothing has changed since. Null, and nothing stored, for every other save: a refusal, an old revision, a
 * repeated key, somebody who was faster. The long way decides about those.
 */
export async function saveUngestoert(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<VorhabenGespeichert | null> {
  const { dienste, person } = ruf;
  const { benutzerUuid, unternehmenUuid } = blickVon(person);
  if (unternehmenUuid === null) return null;
  const { uuid, vorhabenUuid, revision: basis } = eingabe;
  const gelesen = await findSpeicherstand(dienste.db, { uuid, vorhabenUuid, revision: basis, benutzerUuid, unternehmenUuid });
  if (gelesen === undefined || !isAenderbar(gelesen.satz, ruf)) return null;
  const { satz, stand } = gelesen;
  const form = formularDes(satz);
  const kontext = kontextVon(satz, dienste.clock, [stand]);
  const geaendert = wendeAenderungenAn(stand.werte, eingabe.aenderungen, { form, vorhabenUuid: stand.uuid, kontext });
  if (!geaendert.ok) return null;
  const { werte, pruefung } = vollende(geaendert.value, { form, uuid: stand.uuid, kontext, random: () => dienste.random.uuid() });
  const antwort = { revision: stand.revision + 1, pruefung };
  const eintrag = eintragVon(ruf, SAVE_VORHABEN, eingabe);
  const isGespeichert = await storeWennUnveraendert(
    dienste.db,
    { uuid: stand.uuid, antragUuid: satz.uuid, status: satz.status, ...antwort, werte, am: dienste.clock.now(), von: benutzerUuid },
    eintrag && { ...eintrag, antwort },
  );
  return isGespeichert ? antwort : null;
}
