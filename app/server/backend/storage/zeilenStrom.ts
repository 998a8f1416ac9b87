import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "./datenbank";

type Zeile = Record<string, unknown>;

/**
 * The rows of a statement, `jeStueck` at a time, through a cursor of this transaction: however many there are, no more
 * are in memory. One such stream per transaction.
 */
export async function* streamZeilen(tx: Tx, anweisung: SQL, jeStueck: number): AsyncGenerator<Zeile[]> {
  await tx.execute(sql`declare export_zeilen no scroll cursor for ${anweisung}`);
  for (;;) {
    const { rows } = await tx.execute<Zeile>(sql`fetch ${sql.raw(String(jeStueck))} from export_zeilen`);
    if (rows.length > 0) yield rows;
    if (rows.length < jeStueck) return;
  }
}
