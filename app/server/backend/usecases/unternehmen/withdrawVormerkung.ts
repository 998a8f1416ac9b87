import { Ablehnung } from "../../ablehnung";
import { lockStammdaten } from "../../storage/stammdatenStore";
import { inTransaktion } from "../../storage/transaction";
import { deleteVormerkung } from "../../storage/vormerkungStore";
import type { Aufruf } from "../antraege/aufruf";
import { writeAudit } from "../audit/writeAudit";
import { aenderbaresUnternehmen } from "./stammdatenLage";

/** Takes back a change that was to hold from a coming day on. Throws NICHT_GEFUNDEN when it is gone or holds by now. */
export async function withdrawVormerkung(
  { dienste, person }: Aufruf,
  { uuid }: { uuid: string },
): Promise<{ zurueckgenommen: true }> {
  const unternehmenUuid = aenderbaresUnternehmen(person);
  await inTransaktion(dienste, async (tx) => {
    await lockStammdaten(tx, unternehmenUuid);
    if (!(await deleteVormerkung(tx, unternehmenUuid, uuid))) throw new Ablehnung("NICHT_GEFUNDEN");
    const [am, benutzerUuid] = [dienste.clock.now(), person.benutzerUuid];
    await writeAudit(tx, { vorgang: "VORMERKUNG_ZURUECKGENOMMEN", am, benutzerUuid, nach: unternehmenUuid });
  });
  return { zurueckgenommen: true };
}
