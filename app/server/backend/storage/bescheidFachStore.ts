import { asc, eq } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { bescheid } from "./schema/bescheid";

export type BescheidZeile = typeof bescheid.$inferSelect;

export async function insertBescheid(tx: Tx, zeile: typeof bescheid.$inferInsert): Promise<void> {
  await tx.insert(bescheid).values(zeile);
}

/** The Antrag of a decision; undefined when there is no such decision. */
export async function findAntragDesBescheids(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer.select({ antragUuid: bescheid.antragUuid }).from(bescheid).where(eq(bescheid.uuid, uuid));
  return zeile?.antragUuid;
}

/** A decision, locked. The caller has locked its Antrag first. */
export async function lockBescheid(tx: Tx, uuid: string): Promise<BescheidZeile | undefined> {
  const [zeile] = await tx.select().from(bescheid).where(eq(bescheid.uuid, uuid)).for("update");
  return zeile;
}

export async function updateBescheid(tx: Tx, uuid: string, aenderung: Partial<Omit<BescheidZeile, "uuid" | "antragUuid">>): Promise<void> {
  await tx.update(bescheid).set(aenderung).where(eq(bescheid.uuid, uuid));
}

/** All decisions of an Antrag, oldest first. */
export async function listBescheide(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<BescheidZeile[]> {
  return ausfuehrer.select().from(bescheid).where(eq(bescheid.antragUuid, antragUuid)).orderBy(asc(bescheid.erstelltAm), asc(bescheid.art));
}
