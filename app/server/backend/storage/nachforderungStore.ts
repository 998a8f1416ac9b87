import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { OFFENE_NACHFORDERUNG } from "~/domain/nachforderung/nachforderungStatus";
import type { Ausfuehrer, Tx } from "./datenbank";
import { nachforderung, nachforderungFrage } from "./schema/nachforderung";

export type NachforderungZeile = typeof nachforderung.$inferSelect;
export type FrageZeile = typeof nachforderungFrage.$inferSelect;

/**
 * The same statuses for raw SQL. Written out, not as parameters, because the condition of an index says it this way.
 */
export const offeneNachforderungSql = sql.raw(OFFENE_NACHFORDERUNG.map((status) => `'${status}'`).join(", "));

/** How many requests of an Antrag still can be answered. */
export async function countOffene(tx: Tx, antragUuid: string): Promise<number> {
  const [zeile] = await tx
    .select({ anzahl: count() })
    .from(nachforderung)
    .where(and(eq(nachforderung.antragUuid, antragUuid), inArray(nachforderung.status, OFFENE_NACHFORDERUNG)));
  return zeile?.anzahl ?? 0;
}

/** The follow-up requests of an Antrag, oldest first. */
export async function listNachforderungen(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<NachforderungZeile[]> {
  return ausfuehrer
    .select()
    .from(nachforderung)
    .where(eq(nachforderung.antragUuid, antragUuid))
    .orderBy(asc(nachforderung.nummer));
}

/** One of them; undefined for an unknown one and one of another Antrag alike. The lock of the Antrag covers it. */
export async function findNachforderung(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  uuid: string,
): Promise<NachforderungZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(nachforderung)
    .where(and(eq(nachforderung.antragUuid, antragUuid), eq(nachforderung.uuid, uuid)));
  return zeile;
}

/** The questions of these requests in their order. */
export async function listFragen(ausfuehrer: Ausfuehrer, nachforderungUuids: readonly string[]): Promise<FrageZeile[]> {
  if (nachforderungUuids.length === 0) return [];
  return ausfuehrer
    .select()
    .from(nachforderungFrage)
    .where(inArray(nachforderungFrage.nachforderungUuid, [...nachforderungUuids]))
    .orderBy(asc(nachforderungFrage.nachforderungUuid), asc(nachforderungFrage.position));
}

export async function updateNachforderung(
  tx: Tx,
  uuid: string,
  aenderung: Partial<Omit<NachforderungZeile, "uuid" | "antragUuid">>,
): Promise<void> {
  await tx.update(nachforderung).set(aenderung).where(eq(nachforderung.uuid, uuid));
}
