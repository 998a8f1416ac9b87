import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer } from "./datenbank";
import { moment } from "./moment";

const befund = z.object({ antragUuid: z.string(), nummer: z.number().nullable(), grund: z.string() });
const zeilen = z.array(
  z.object({
    beendetAm: moment,
    antraege: z.number(),
    ereignisse: z.number(),
    anzahlBefunde: z.number(),
    befunde: z.array(befund),
  }),
);

/** A check of all chains that is done. */
export type Pruefungsergebnis = z.infer<typeof zeilen>[number];

/** Asks for a check, unless one waits or runs. True when there is a new one. */
export async function insertPruefung(db: Ausfuehrer, { am, von }: { am: Date; von: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO kettenpruefung (angefordert_am, angefordert_von) VALUES (${am.toISOString()}, ${von}::uuid)
    ON CONFLICT DO NOTHING`);
  return rowCount === 1;
}

/**
 * Asks for the daily check, unless one waits or runs or one is done since then. In one statement: another node may have
 * done it between a look and this.
 */
export async function insertTaeglichePruefung(db: Ausfuehrer, { am, seit }: { am: Date; seit: Date }): Promise<void> {
  await db.execute(sql`
    INSERT INTO kettenpruefung (angefordert_am) SELECT ${am.toISOString()}::timestamptz
    WHERE NOT EXISTS (SELECT 1 FROM kettenpruefung WHERE beendet_am > ${seit.toISOString()}::timestamptz)
    ON CONFLICT DO NOTHING`);
}

/**
 * Takes the check that waits, or one whose node has not come back since `verwaistVor`; null when there is none. Only
 * one node gets it.
 */
export async function takePruefung(
  db: Ausfuehrer,
  { am, verwaistVor }: { am: Date; verwaistVor: Date },
): Promise<number | null> {
  const { rows } = await db.execute<{ lfd: string }>(sql`
    UPDATE kettenpruefung SET begonnen_am = ${am.toISOString()}
    WHERE beendet_am IS NULL AND (begonnen_am IS NULL OR begonnen_am < ${verwaistVor.toISOString()}::timestamptz)
    RETURNING lfd`);
  return rows[0] === undefined ? null : Number(rows[0].lfd);
}

/** Notes what a check has found. */
export async function finishPruefung(db: Ausfuehrer, lfd: number, ergebnis: Pruefungsergebnis): Promise<void> {
  const { beendetAm, antraege, ereignisse, anzahlBefunde, befunde } = ergebnis;
  await db.execute(sql`
    UPDATE kettenpruefung SET beendet_am = ${beendetAm.toISOString()}, antraege = ${antraege}, ereignisse = ${ereignisse},
      anzahl_befunde = ${anzahlBefunde}, befunde = ${JSON.stringify(befunde)}::jsonb
    WHERE lfd = ${lfd} AND beendet_am IS NULL`);
}

/** The last check that is done; undefined before the first. */
export async function findLetztePruefung(db: Ausfuehrer): Promise<Pruefungsergebnis | undefined> {
  const { rows } = await db.execute(sql`
    SELECT beendet_am AS "beendetAm", antraege, ereignisse, anzahl_befunde AS "anzahlBefunde", befunde
    FROM kettenpruefung WHERE beendet_am IS NOT NULL ORDER BY lfd DESC LIMIT 1`);
  return zeilen.parse(rows)[0];
}

/** Since when a check waits or runs; null when none does. */
export async function findOffenePruefung(db: Ausfuehrer): Promise<Date | null> {
  const { rows } = await db.execute(sql`SELECT angefordert_am AS am FROM kettenpruefung WHERE beendet_am IS NULL`);
  return z.array(z.object({ am: moment })).parse(rows)[0]?.am ?? null;
}

/** Removes checks that were done before then. */
export async function purgePruefungen(db: Ausfuehrer, vor: Date): Promise<void> {
  await db.execute(sql`DELETE FROM kettenpruefung WHERE beendet_am < ${vor.toISOString()}::timestamptz`);
}
