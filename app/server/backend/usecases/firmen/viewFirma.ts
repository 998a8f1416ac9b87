import { Ablehnung } from "../../ablehnung";
import { findFirma } from "../../storage/firmenStore";
import { updateSitzung } from "../../storage/sitzungStore";
import { inTransaktion } from "../../storage/transaction";
import type { Aufruf } from "../antraege/aufruf";
import { writeAudit } from "../audit/writeAudit";
import { requireFirmenleser } from "./listFirmen";

/**
 * Lets a session of staff look at a company, and notes who looks at which, in which role. What may be done there
 * follows from the role alone.
 */
export async function viewFirma(
  { dienste, person }: Pick<Aufruf, "dienste" | "person">,
  { uuid }: { uuid: string },
): Promise<{ ok: true }> {
  requireFirmenleser(person);
  return inTransaktion(dienste, async (tx) => {
    if ((await findFirma(tx, uuid)) === undefined) throw new Ablehnung("NICHT_GEFUNDEN");
    await updateSitzung(tx, person.sitzungUuid, { unternehmenUuid: uuid });
    await writeAudit(tx, {
      vorgang: "UNTERNEHMEN_ANGESEHEN",
      am: dienste.clock.now(),
      benutzerUuid: person.benutzerUuid,
      von: person.systemRolle,
      nach: uuid,
    });
    return { ok: true };
  });
}
