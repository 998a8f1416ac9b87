import { and, eq, isNull, lt } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { nezoVorgang, type NezoVorgang } from "./schema/nezo";

export type { NezoVorgang };

export async function insertNezoVorgang(db: Ausfuehrer, vorgang: typeof nezoVorgang.$inferInsert): Promise<void> {
  await db.insert(nezoVorgang).values(vorgang);
}

export async function findNezoVorgang(db: Ausfuehrer, stateHash: string): Promise<NezoVorgang | undefined> {
  const [zeile] = await db.select().from(nezoVorgang).where(eq(nezoVorgang.stateHash, stateHash));
  return zeile;
}

type Gebrauch = { am: Date; ergebnis: NezoVorgang["ergebnis"] };

/** Uses a state up; false when it has been used before. */
export async function useNezoVorgang(tx: Tx, uuid: string, { am, ergebnis }: Gebrauch): Promise<boolean> {
  const benutzt = await tx
    .update(nezoVorgang)
    .set({ benutztAm: am, ergebnis })
    .where(and(eq(nezoVorgang.uuid, uuid), isNull(nezoVorgang.benutztAm)))
    .returning({ uuid: nezoVorgang.uuid });
  return benutzt.length === 1;
}

/** Removes states that were begun before `aelterAls`. */
export async function purgeNezoVorgaenge(db: Ausfuehrer, aelterAls: Date): Promise<void> {
  await db.delete(nezoVorgang).where(lt(nezoVorgang.erstelltAm, aelterAls));
}
