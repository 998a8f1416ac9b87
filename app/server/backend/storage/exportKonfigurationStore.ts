import { and, asc, count, eq, isNull } from "drizzle-orm";
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

/** Keeps one under its name, in the place of the one that has this name. */
export async function storeKonfiguration(tx: Tx, wer: Wer, zeile: KonfigurationZeile): Promise<void> {
  await tx
    .delete(exportKonfiguration)
    .where(and(von(wer), eq(exportKonfiguration.configurationName, zeile.configurationName)));
  await tx.insert(exportKonfiguration).values(zeile);
}

export async function countKonfigurationen(ausfuehrer: Ausfuehrer, wer: Wer): Promise<number> {
  const [zeile] = await ausfuehrer.select({ anzahl: count() }).from(exportKonfiguration).where(von(wer));
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
