import { sql } from "drizzle-orm";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import type { Ausfuehrer, Tx } from "./datenbank";
import { audit } from "./schema/audit";

type NeueZeile = typeof audit.$inferInsert;

/** Appends a line to the audit log. */
export async function insertAudit(ausfuehrer: Ausfuehrer, zeile: NeueZeile): Promise<void> {
  await ausfuehrer.insert(audit).values(zeile);
}

/** The same; answers the number that the line got. */
export async function insertNumberedAudit(tx: Tx, zeile: NeueZeile): Promise<number> {
  const [geschrieben] = await tx.insert(audit).values(zeile).returning({ lfd: audit.lfd });
  if (geschrieben === undefined) throw new Error("No line was written");
  return geschrieben.lfd;
}

type FuerViele = { vorgang: Vorgang; am: Date; benutzerUuid: string; von: string | null; grund: string };

/** One line for each of these people, whose id stands before the reason, in one statement however many they are. */
export async function insertAuditForPersonen(tx: Tx, personen: readonly string[], zeile: FuerViele): Promise<void> {
  const { vorgang, am, benutzerUuid, von, grund } = zeile;
  await tx.execute(sql`
    INSERT INTO audit (vorgang, am, benutzer_uuid, von, grund)
    SELECT ${vorgang}, ${am.toISOString()}::timestamptz, ${benutzerUuid}::uuid, ${von}, p::text || ' ' || ${grund}::text
    FROM unnest(${sql.param([...personen])}::uuid[]) p`);
}
