import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import { sitzung } from "../../storage/schema/sitzung";
import { schreibeAudit } from "../audit/schreibeAudit";
import { sha256 } from "../sitzung/krypto";

type Tokens = { zugriff: string | null; refresh: string | null };

/**
 * Ends the session of either token; does nothing without one. An expired access token is enough, and so is a former refresh token: another
 * tab may have renewed the session in the moment in which somebody logs out here.
 */
export async function revokeSitzung(dienste: Dienste, tokens: Tokens): Promise<void> {
  const { db, clock } = dienste;
  const am = clock.now();
  const uuids = await findSitzungen(dienste, tokens);
  if (uuids.length === 0) return;
  const beendet = await db
    .update(sitzung)
    .set({ beendetAm: am })
    .where(and(inArray(sitzung.uuid, uuids), isNull(sitzung.beendetAm)))
    .returning({ benutzerUuid: sitzung.benutzerUuid });
  for (const { benutzerUuid } of beendet) await schreibeAudit(db, { vorgang: "ABMELDUNG", am, benutzerUuid });
}

/** Looked up apart from the change: one that waited for a renewal would find neither its old tokens nor that they are used up. */
async function findSitzungen({ db }: Dienste, { zugriff, refresh }: Tokens): Promise<string[]> {
  const [zugriffHash, refreshHash] = [zugriff, refresh].map((token) => (token === null ? null : sha256(token)));
  const { rows } = await db.execute<{ uuid: string }>(sql`
    SELECT uuid FROM sitzung WHERE zugriff_hash = ${zugriffHash} OR refresh_hash = ${refreshHash}
    UNION SELECT sitzung_uuid FROM refresh_verbraucht WHERE hash = ${refreshHash}`);
  return rows.map(({ uuid }) => uuid);
}
