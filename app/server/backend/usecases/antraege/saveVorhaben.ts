import type { Aenderung } from "~/contract/antraege";
import type { Pruefung } from "~/formkit/checkForm";
import { Ablehnung } from "../../ablehnung";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben, storeRevision } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { kontextVon } from "./antragAnsicht";
import { formularDes, getBearbeitbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { vollende } from "./neuesVorhaben";
import { wendeAenderungenAn } from "./wendeAenderungenAn";

export type VorhabenAenderung = { uuid: string; vorhabenUuid: string; revision: number; aenderungen: Aenderung[] };

/**
 * Saves changes as a new revision that is kept. Refuses an old revision, a status that is closed for changes, and what cannot be
 * stored; never unfinished work. Whoever gets the answer has it committed.
 */
export async function saveVorhaben(ruf: Aufruf, eingabe: VorhabenAenderung): Promise<{ revision: number; pruefung: Pruefung }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, "antraege.saveVorhaben", eingabe, async () => {
      const satz = await getBearbeitbaren(tx, ruf, eingabe.uuid);
      const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
      if (stand === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
      if (stand.revision !== eingabe.revision) throw new Ablehnung("REVISION_VERALTET");
      const kontext = kontextVon(satz, dienste.clock);
      const form = formularDes(satz);
      const geaendert = wendeAenderungenAn(stand.werte, eingabe.aenderungen, { form, vorhabenUuid: stand.uuid, kontext });
      if (!geaendert.ok) throw new Ablehnung("EINGABE_UNGUELTIG", geaendert.error);
      const { werte, pruefung } = vollende(geaendert.value, { form, uuid: stand.uuid, kontext, random: () => dienste.random.uuid() });
      const revision = stand.revision + 1;
      const am = dienste.clock.now();
      await storeRevision(tx, { uuid: stand.uuid, antragUuid: satz.uuid, revision, werte, pruefung, am, von: person.benutzerUuid });
      return { revision, pruefung };
    }),
  );
}
