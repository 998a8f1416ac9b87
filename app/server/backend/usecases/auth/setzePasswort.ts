import { eq } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { benutzer } from "../../storage/schema/benutzer";
import { markErsetzt } from "../../storage/tresorStore";
import { schreibeAudit } from "../audit/schreibeAudit";
import { beendeAlleSitzungen } from "../sitzung/beendeSitzungen";
import { hashPasswort } from "../sitzung/passwortHash";
import { vergissFremde } from "./anmeldeversuche";

/**
 * Sets a password that was checked before: ends all sessions of the user (except `ausserSitzung`), lifts a lock, replaces the key
 * of the vault, and writes the audit line.
 * `grund` says how it came to it, e.g. "Zurücksetzen".
 */
export async function setzePasswort(
  tx: Tx,
  dienste: Dienste,
  neu: { benutzerUuid: string; email: string; passwort: string; grund: string; ausserSitzung?: string },
): Promise<void> {
  const am = dienste.clock.now();
  const passwortHash = await hashPasswort(neu.passwort, dienste.config.scryptLogN);
  await tx.update(benutzer).set({ passwortHash, passwortGeaendertAm: am }).where(eq(benutzer.uuid, neu.benutzerUuid));
  await beendeAlleSitzungen(tx, neu.benutzerUuid, { am, ausser: neu.ausserSitzung });
  await markErsetzt(tx, neu.benutzerUuid, am);
  await vergissFremde(tx, neu.email);
  await schreibeAudit(tx, { vorgang: "PASSWORT_GEAENDERT", am, benutzerUuid: neu.benutzerUuid, grund: neu.grund });
}
