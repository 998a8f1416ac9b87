import { sql } from "drizzle-orm";
import type { Tx } from "./datenbank";

/**
 * Makes new links of one cause come one after the other, until the transaction ends: each sees the older ones that it
 * ends, also those asked for in the same moment. `anlass` names kind and recipient; for unknown recipients it works
 * just as well.
 */
export async function lockAnlass(tx: Tx, anlass: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`link:${anlass}`}, 0))`);
}
