import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { tresorSchluessel } from "./schema/tresor";

type Zeile = typeof tresorSchluessel.$inferSelect;

/** The keys of a person, the valid one first. */
export async function listSchluessel(ausfuehrer: Ausfuehrer, benutzerUuid: string): Promise<Zeile[]> {
  const { ersetztAm } = tresorSchluessel;
  return ausfuehrer
    .select()
    .from(tresorSchluessel)
    .where(eq(tresorSchluessel.benutzerUuid, benutzerUuid))
    .orderBy(sql`${ersetztAm} is not null`, desc(ersetztAm));
}

/** Adds the valid key of a person, unless there is one. */
export async function insertSchluessel(
  ausfuehrer: Ausfuehrer,
  neu: typeof tresorSchluessel.$inferInsert,
): Promise<void> {
  await ausfuehrer.insert(tresorSchluessel).values(neu).onConflictDoNothing();
}

/** From now on the person has no valid key; the next one is made when it is asked for. */
export async function markErsetzt(ausfuehrer: Ausfuehrer, benutzerUuid: string, am: Date): Promise<void> {
  const gueltig = and(eq(tresorSchluessel.benutzerUuid, benutzerUuid), isNull(tresorSchluessel.ersetztAm));
  await ausfuehrer.update(tresorSchluessel).set({ ersetztAm: am }).where(gueltig);
}

export async function deleteSchluessel(ausfuehrer: Ausfuehrer, uuids: string[]): Promise<void> {
  await ausfuehrer.delete(tresorSchluessel).where(inArray(tresorSchluessel.uuid, uuids));
}

/** Removes keys that were replaced before `vor`. */
export async function purgeErsetzte(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(tresorSchluessel).where(lt(tresorSchluessel.ersetztAm, vor));
}
