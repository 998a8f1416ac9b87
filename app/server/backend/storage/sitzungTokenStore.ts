import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { refreshVerbraucht, sitzung, type SitzungZeile } from "./schema/sitzung";

/**
 * The session to which a refresh token belongs or once belonged, locked against other refreshes; none while the account
 * is blocked.
 */
export async function lockSitzung(tx: Tx, hash: string): Promise<SitzungZeile | undefined> {
  const [gefunden] = await tx
    .select({ zeile: sitzung })
    .from(sitzung)
    .innerJoin(benutzer, eq(benutzer.uuid, sitzung.benutzerUuid))
    .where(
      and(
        sql`${sitzung.uuid} = (select uuid from sitzung where refresh_hash = ${hash} union all
      select sitzung_uuid from refresh_verbraucht where hash = ${hash} limit 1)`,
        isNull(benutzer.gesperrtSeit),
      ),
    )
    .for("update", { of: sitzung });
  return gefunden?.zeile;
}

/** Remembers a former refresh token of a session. */
export async function insertVerbrauchten(tx: Tx, hash: string, sitzungUuid: string): Promise<void> {
  await tx.insert(refreshVerbraucht).values({ hash, sitzungUuid });
}

/** The sessions of an access token, even an expired one, and of a refresh token, even a former one; null for none. */
export async function listSitzungenByToken(
  ausfuehrer: Ausfuehrer,
  { zugriffHash, refreshHash }: { zugriffHash: string | null; refreshHash: string | null },
): Promise<string[]> {
  const { rows } = await ausfuehrer.execute<{ uuid: string }>(sql`
    SELECT uuid FROM sitzung WHERE zugriff_hash = ${zugriffHash} OR refresh_hash = ${refreshHash}
    UNION SELECT sitzung_uuid FROM refresh_verbraucht WHERE hash = ${refreshHash}`);
  return rows.map(({ uuid }) => uuid);
}
