import type { Dienste } from "../../dienste";
import { takeAbgelaufene } from "../../storage/einladungStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";

/**
 * Writes into the log which invitations have expired without being accepted, at the moment at which they did. For the
 * background work; of several nodes one writes each line. @spec issue 18 §2 the time line of a person has invitations
 */
export async function noteAbgelaufene(dienste: Dienste): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    for (const { uuid, unternehmenUuid, gueltigBis } of await takeAbgelaufene(tx, dienste.clock.now()))
      await writeAudit(tx, { vorgang: "einladung.abgelaufen", am: gueltigBis, grund: `${uuid} ${unternehmenUuid}` });
  });
}
