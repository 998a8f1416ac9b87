import { Ablehnung } from "../../ablehnung";
import { inTransaktion } from "../../storage/transaction";
import { storeName } from "../../storage/versionStore";
import { einmalig } from "../idempotenz/einmalig";
import { getGesperrten } from "./antragRechte";
import type { Aufruf } from "./aufruf";
import { readSingleLine } from "./wertPruefung";

type Eingabe = { uuid: string; vorhabenUuid: string; fassung: number; name: string };

/**
 * Names a save of a Vorhaben; an empty name takes it away. The content stays, so the status of the Antrag does not
 * matter.
 */
export async function nameVersion(ruf: Aufruf, eingabe: Eingabe): Promise<{ ok: true }> {
  const { dienste, person } = ruf;
  return inTransaktion(dienste, (tx) =>
    einmalig(tx, ruf, {
      vorgang: "versionen.benenneVersion",
      eingabe,
      fn: async () => {
        const satz = await getGesperrten(tx, person, { uuid: eingabe.uuid, recht: "antragBearbeiten" });
        const name = readSingleLine("name", eingabe.name);
        const stelle = {
          antragUuid: satz.uuid,
          vorhabenUuid: eingabe.vorhabenUuid.toLowerCase(),
          revision: eingabe.fassung,
        };
        const isBenannt = await storeName(tx, stelle, { name, am: dienste.clock.now(), von: person.benutzerUuid });
        if (!isBenannt) throw new Ablehnung("NICHT_GEFUNDEN");
        return { ok: true };
      },
    }),
  );
}
