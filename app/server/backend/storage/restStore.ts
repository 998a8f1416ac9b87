import { and, eq } from "drizzle-orm";
import type { Tx } from "./datenbank";
import { abgeschnittenerRest } from "./schema/abgeschnittenerRest";

type NeuerRest = typeof abgeschnittenerRest.$inferInsert;

/** Keeps what a save has cut off. The same text for the same question is kept once. */
export async function insertReste(tx: Tx, reste: NeuerRest[]): Promise<void> {
  for (const rest of reste) {
    const gleicher = and(
      eq(abgeschnittenerRest.benutzerUuid, rest.benutzerUuid),
      eq(abgeschnittenerRest.vorhabenUuid, rest.vorhabenUuid),
      eq(abgeschnittenerRest.stelle, rest.stelle),
      eq(abgeschnittenerRest.rest, rest.rest),
    );
    const [vorhanden] = await tx.select({ uuid: abgeschnittenerRest.uuid }).from(abgeschnittenerRest).where(gleicher);
    if (vorhanden === undefined) await tx.insert(abgeschnittenerRest).values(rest);
  }
}

/** Removes a rest of this person; false when there is none. */
export async function deleteRest(tx: Tx, { uuid, benutzerUuid, vorhabenUuid }: Pick<NeuerRest, "uuid" | "benutzerUuid" | "vorhabenUuid">) {
  const meiner = and(
    eq(abgeschnittenerRest.uuid, uuid),
    eq(abgeschnittenerRest.benutzerUuid, benutzerUuid),
    eq(abgeschnittenerRest.vorhabenUuid, vorhabenUuid),
  );
  return (await tx.delete(abgeschnittenerRest).where(meiner).returning({ uuid: abgeschnittenerRest.uuid })).length > 0;
}
