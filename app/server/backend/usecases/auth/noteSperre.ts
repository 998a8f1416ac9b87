import type { Dienste } from "../../dienste";
import { writeAudit } from "../audit/writeAudit";
import type { Versuch } from "./anmeldeversuche";

/**
 * Notes that a wrong attempt has locked the login of an account, with the number of those in a row. Locked, no further
 * one is counted: the log has one line for each lock. An address without an account leaves one as well, so that both
 * take the same time.
 */
export async function noteSperre(
  { db, clock }: Dienste,
  { fehlversuche, sperrt }: Versuch,
  benutzerUuid: string | null,
): Promise<void> {
  if (!sperrt) return;
  const grund = `${String(fehlversuche)} falsche Eingaben in Folge`;
  await writeAudit(db, { vorgang: "ANMELDUNG_GESPERRT", am: clock.now(), benutzerUuid, grund });
}
