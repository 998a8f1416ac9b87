import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import { hasGelesen, lockLesungen } from "../../storage/protokollStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";

/** The same question again within this time is one line: whoever pages through the log does not move its lines. */
const EINE_LESUNG_MS = 30 * 60_000;

/** Which log is read, and what it is asked for. */
type Gelesen = { vorgang: "PROTOKOLL_GELESEN" | "LESEZUGRIFFE_GELESEN"; was: string };

/**
 * Notes who reads the log and what was asked for, before anything of it is read. @spec issue 18 §6 "reading is logged
 * itself"
 */
export async function noteLesung(
  dienste: Dienste,
  { benutzerUuid, systemRolle }: Person,
  { vorgang, was }: Gelesen,
): Promise<void> {
  const am = dienste.clock.now();
  const gelesen = { wer: benutzerUuid, vorgang, was, seit: new Date(am.getTime() - EINE_LESUNG_MS) };
  if (await hasGelesen(dienste.db, gelesen)) return;
  await inTransaktion(dienste, async (tx) => {
    await lockLesungen(tx, benutzerUuid);
    // Asked twice at the same moment, by typing and by the button.
    if (await hasGelesen(tx, gelesen)) return;
    await writeAudit(tx, { vorgang, am, benutzerUuid, von: systemRolle, grund: was });
  });
}
