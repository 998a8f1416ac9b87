import { desc, eq, sql } from "drizzle-orm";
import type { Tx } from "./datenbank";
import { beleg, ereignis, ereignisKopf, type EreignisInhalt } from "./schema/ereignis";

export type { EreignisInhalt };

export type EreignisZeile = typeof ereignis.$inferSelect;
export type KopfZeile = typeof ereignisKopf.$inferSelect;
export type BelegZeile = typeof beleg.$inferSelect;

/**
 * The head of a chain, locked until the transaction ends: its writers come one after the other. `leer` is the head of a
 * new chain.
 */
export async function lockKopf(tx: Tx, leer: KopfZeile): Promise<KopfZeile> {
  const [kopf] = await tx
    .insert(ereignisKopf)
    .values(leer)
    .onConflictDoUpdate({ target: ereignisKopf.antragUuid, set: { nummer: sql`${ereignisKopf.nummer}` } })
    .returning();
  if (kopf === undefined) throw new Error("A chain has no head");
  return kopf;
}

/** The last event that is really there. To be read after the head is locked. */
export async function findLetztes(tx: Tx, antragUuid: string): Promise<EreignisZeile | undefined> {
  const [zeile] = await tx
    .select()
    .from(ereignis)
    .where(eq(ereignis.antragUuid, antragUuid))
    .orderBy(desc(ereignis.nummer))
    .limit(1);
  return zeile;
}

export async function insertEreignisse(tx: Tx, zeilen: EreignisZeile[]): Promise<void> {
  if (zeilen.length > 0) await tx.insert(ereignis).values(zeilen);
}

export async function insertKoepfe(tx: Tx, zeilen: KopfZeile[]): Promise<void> {
  if (zeilen.length > 0) await tx.insert(ereignisKopf).values(zeilen);
}

export async function storeKopf(tx: Tx, kopf: KopfZeile): Promise<void> {
  await tx.update(ereignisKopf).set(kopf).where(eq(ereignisKopf.antragUuid, kopf.antragUuid));
}

export async function insertBelege(tx: Tx, zeilen: BelegZeile[]): Promise<void> {
  if (zeilen.length > 0) await tx.insert(beleg).values(zeilen);
}
