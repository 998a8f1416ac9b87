import type { Dienste } from "../../dienste";
import { endSitzungen } from "../../storage/sitzungStore";
import { listSitzungenByToken } from "../../storage/sitzungTokenStore";
import { writeAudit } from "../audit/writeAudit";
import { sha256 } from "../sitzung/krypto";

type Tokens = { zugriff: string | null; refresh: string | null };

/**
 * Ends the session of either token; does nothing without one. An expired access token is enough, and so is a former
 * refresh token: another tab may have renewed the session in the moment in which somebody logs out here.
 */
export async function revokeSitzung(dienste: Dienste, tokens: Tokens): Promise<void> {
  const { db, clock } = dienste;
  const am = clock.now();
  const uuids = await findSitzungen(dienste, tokens);
  if (uuids.length === 0) return;
  const beendet = await endSitzungen(db, uuids, am);
  for (const { benutzerUuid } of beendet) await writeAudit(db, { vorgang: "ABMELDUNG", am, benutzerUuid });
}

/**
 * Looked up apart from the change: one that waited for a renewal would find neither its old tokens nor that they are
 * used up.
 */
function findSitzungen({ db }: Dienste, { zugriff, refresh }: Tokens): Promise<string[]> {
  const hashOf = (token: string | null) => (token === null ? null : sha256(token));
  return listSitzungenByToken(db, { zugriffHash: hashOf(zugriff), refreshHash: hashOf(refresh) });
}
