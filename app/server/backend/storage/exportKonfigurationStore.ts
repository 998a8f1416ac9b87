import { and, asc, count, eq, isNull, ne, sql } from "drizzle-orm";
import type { Person } from "../kontext";
import type { Ausfuehrer, Tx } from "./datenbank";
import { exportKonfiguration } from "./schema/exportAuftrag";

export type KonfigurationZeile = typeof exportKonfiguration.$inferSelect;

/** In whose name and in what company or role a configuration is kept. */
type Wer = Pick<Person, "benutzerUuid" | "systemRolle" | "unternehmenUuid">;

const von = ({ benutzerUuid, systemRolle, unternehmenUuid }: Wer) =>
  and(
    eq(exportKonfiguration.benutzerUuid, benutzerUuid),
    eq(exportKonfiguration.systemRolle, systemRolle),
    unternehmenUuid === null
      ? isNull(exportKonfiguration.unternehmenUuid)
      : eq(exportKonfiguration.unternehmenUuid, unternehmenUuid),
  );

/** What a person has kept in this company or role, by name. */
export const listKonfigurationen = (ausfuehrer: Ausfuehrer, wer: Wer): Promise<KonfigurationZeile[]> =>
  ausfuehrer
    .select()
    .from(exportKonfiguration)
    .where(von(wer))
    .orderBy(asc(exportKonfiguration.configurationName), asc(exportKonfiguration.uuid));

/** One of them; undefined for an unknown one and for that of somebody else. */
export async function findKonfiguration(
  ausfuehrer: Ausfuehrer,
  wer: Wer,
  uuid: string,
): Promise<KonfigurationZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(exportKonfiguration)
    .where(and(von(wer), eq(exportKonfiguration.uuid, uuid)));
  return zeile;
}

/**
 * Makes what somebody keeps in this company or role come one after the other, until the transaction ends: of two saves
 * of one name the later one finds the row of the earlier one, and both count what is there.
 */
export async function lockKonfigurationen(tx: Tx, { benutzerUuid, systemRolle, unternehmenUuid }: Wer): Promise<void> {
  const reihe = `exportKonfiguration:${benutzerUuid}:${systemRolle}:${unternehmenUuid ?? ""}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${reihe}, 0))`);
}

/** Keeps one under its name, in the place of the one that has this name. */
export async function storeKonfiguration(tx: Tx, wer: Wer, zeile: KonfigurationZeile): Promise<void> {
  await tx
    .delete(exportKonfiguration)
    .where(and(von(wer), eq(exportKonfiguration.configurationName, zeile.configurationName)));
  await tx.insert(exportKonfiguration).values(zeile);
}

/** How many there are besides the one that has this name. */
export async function countAndere(ausfuehrer: Ausfuehrer, wer: Wer, configurationName: string): Promise<number> {
  const [zeile] = await ausfuehrer
    .select({ anzahl: count() })
    .from(exportKonfiguration)
    .where(and(von(wer), ne(exportKonfiguration.configurationName, configurationName)));
  return zeile?.anzahl ?? 0;
}

/** False when there was none. */
export async function deleteKonfiguration(tx: Tx, wer: Wer, uuid: string): Promise<boolean> {
  const geloescht = await tx
    .delete(exportKonfiguration)
    .where(and(von(wer), eq(exportKonfiguration.uuid, uuid)))
    .returning({ uuid: exportKonfiguration.uuid });
  return geloescht.length > 0;
}
