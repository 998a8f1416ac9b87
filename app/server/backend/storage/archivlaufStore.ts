import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer, Tx } from "./datenbank";
import { moment } from "./moment";

const zeilen = z.array(
  z.object({
    begonnenAm: moment,
    beendetAm: moment.nullable(),
    archiviert: z.number(),
    gescheitert: z.number(),
  }),
);

/** A run of the archive that somebody has started. */
export type Archivlauf = z.infer<typeof zeilen>[number];

type Beginn = { am: Date; von: string; verwaistVor: Date };

/** Begins a run; null while another one runs. One whose node has not come back since `verwaistVor` counts as over. */
export async function beginArchivlauf(tx: Tx, { am, von, verwaistVor }: Beginn): Promise<number | null> {
  await tx.execute(sql`
    UPDATE archivlauf SET beendet_am = begonnen_am
    WHERE beendet_am IS NULL AND begonnen_am < ${verwaistVor.toISOString()}::timestamptz`);
  const { rows } = await tx.execute<{ lfd: string }>(sql`
    INSERT INTO archivlauf (begonnen_am, begonnen_von) VALUES (${am.toISOString()}, ${von}::uuid)
    ON CONFLICT DO NOTHING RETURNING lfd`);
  return rows[0] === undefined ? null : Number(rows[0].lfd);
}

/** Notes how a run has ended. */
export async function finishArchivlauf(
  db: Ausfuehrer,
  lfd: number,
  { am, archiviert, gescheitert }: { am: Date; archiviert: number; gescheitert: number },
): Promise<void> {
  await db.execute(sql`
    UPDATE archivlauf SET beendet_am = ${am.toISOString()}, archiviert = ${archiviert}, gescheitert = ${gescheitert}
    WHERE lfd = ${lfd}`);
}

/** The last run that somebody has started, whether or not it is over. */
export async function findLetztenArchivlauf(db: Ausfuehrer): Promise<Archivlauf | undefined> {
  const { rows } = await db.execute(sql`
    SELECT begonnen_am AS "begonnenAm", beendet_am AS "beendetAm", archiviert, gescheitert
    FROM archivlauf ORDER BY lfd DESC LIMIT 1`);
  return zeilen.parse(rows)[0];
}
