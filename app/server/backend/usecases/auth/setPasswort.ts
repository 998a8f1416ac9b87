import type { Dienste } from "../../dienste";
import { updateBenutzer } from "../../storage/benutzerStore";
import type { Tx } from "../../storage/datenbank";
import { endAlleSitzungen } from "../../storage/sitzungStore";
import { markErsetzt } from "../../storage/tresorStore";
import { writeAudit } from "../audit/writeAudit";
import { hashPasswort } from "../sitzung/passwortHash";
import { forgetOthers } from "./anmeldeversuche";

/**
 * Sets a password that was checked before: ends all sessions of the user (except `ausserSitzung`), lifts a lock,
 * replaces the key of the vault, and writes the audit line. `grund` says how it came to it, e.g. "Zurücksetzen".
 */
export async function setPasswort(
  tx: Tx,
  dienste: Dienste,
  neu: { benutzerUuid: string; email: string; passwort: string; grund: string; ausserSitzung?: string },
): Promise<void> {
  const am = dienste.clock.now();
  const passwortHash = await hashPasswort(neu.passwort, dienste.config.scryptLogN);
  await updateBenutzer(tx, neu.benutzerUuid, { passwortHash, passwortGeaendertAm: am });
  await endAlleSitzungen(tx, neu.benutzerUuid, { am, ausser: neu.ausserSitzung });
  await markErsetzt(tx, neu.benutzerUuid, am);
  await forgetOthers(tx, neu.email);
  await writeAudit(tx, { vorgang: "PASSWORT_GEAENDERT", am, benutzerUuid: neu.benutzerUuid, grund: neu.grund });
}
