import type { Dienste } from "../../dienste";
import type { SitzungsBenutzer } from "../../kontext";
import type { Tx } from "../../storage/datenbank";
import { writeAudit } from "../audit/writeAudit";
import type { KontoAenderung } from "../mail/briefe/briefeDeutsch";
import { postBrief } from "../mail/postBrief";

/**
 * Writes the audit line of a change to the account and tells its owner by mail, who may not have been the one who made
 * it.
 */
export async function reportAenderung(
  tx: Tx,
  dienste: Dienste,
  { person, aenderung }: { person: SitzungsBenutzer; aenderung: KontoAenderung },
): Promise<void> {
  await writeAudit(tx, { vorgang: aenderung, am: dienste.clock.now(), benutzerUuid: person.uuid });
  await postBrief(tx, dienste, { to: person.email, brief: "KONTO_GEAENDERT", aenderung });
}
