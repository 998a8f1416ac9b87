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
