import { Ablehnung } from "../../ablehnung";
import { deleteRest } from "../../storage/restStore";
import { inTransaktion } from "../../storage/transaction";
import { findVorhaben } from "../../storage/vorhabenStore";
import { einmalig } from "../idempotenz/einmalig";
import { getLesbaren } from "./antragRechte";
import type { Aufruf } from "./aufruf";

/**
 * Discards what a save of this person has cut off. It is no answer of the Antrag, so that the status does not matter.
 */
export async function discardRest(
  ruf: Aufruf,
  eingabe: { uuid: string; vorhabenUuid: string; restUuid: string },
): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "antraege.verwirfRest",
      eingabe,
      fn: async () => {
        const satz = await getLesbaren(tx, person, eingabe.uuid);
        const stand = await findVorhaben(tx, satz.uuid, eingabe.vorhabenUuid);
        const { benutzerUuid } = person;
        const isWeg =
          stand !== undefined &&
          (await deleteRest(tx, { uuid: eingabe.restUuid, benutzerUuid, ort: { vorhabenUuid: stand.uuid } }));
        if (!isWeg) throw new Ablehnung("NICHT_GEFUNDEN");
        return { ok: true as const };
      },
    }),
  );
}
