import { and, asc, eq, type SQL } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { abgeschnittenerRest } from "./schema/abgeschnittenerRest";

type NeuerRest = typeof abgeschnittenerRest.$inferInsert;

/** In which form something was cut off; of a message, the answer to it. */
export type RestOrt = { vorhabenUuid: string } | { schriftsatzUuid: string } | { nachrichtUuid: string };

function am(ort: RestOrt): SQL {
  if ("vorhabenUuid" in ort) return eq(abgeschnittenerRest.vorhabenUuid, ort.vorhabenUuid);
  if ("schriftsatzUuid" in ort) return eq(abgeschnittenerRest.schriftsatzUuid, ort.schriftsatzUuid);
  return eq(abgeschnittenerRest.nachrichtUuid, ort.nachrichtUuid);
}

/** Keeps what a save has cut off. The same text for the same question is kept once. */
export async function insertReste(
  tx: Tx,
  ort: RestOrt,
  reste: Omit<NeuerRest, "vorhabenUuid" | "schriftsatzUuid" | "nachrichtUuid">[],
): Promise<void> {
  for (const rest of reste) {
    const gleicher = and(
      eq(abgeschnittenerRest.benutzerUuid, rest.benutzerUuid),
      am(ort),
      eq(abgeschnittenerRest.stelle, rest.stelle),
      eq(abgeschnittenerRest.rest, rest.rest),
    );
    const [vorhanden] = await tx.select({ uuid: abgeschnittenerRest.uuid }).from(abgeschnittenerRest).where(gleicher);
    if (vorhanden === undefined) await tx.insert(abgeschnittenerRest).values({ ...rest, ...ort });
  }
}

/**
 * What saves of one person have cut off in a document or an answer, oldest first. Those of a Vorhaben come with it, see
 * `vorhabenStore`.
 */
export async function listReste(
  ausfuehrer: Ausfuehrer,
  benutzerUuid: string,
  ort: RestOrt,
): Promise<{ uuid: string; stelle: string; rest: string }[]> {
  const { uuid, stelle, rest } = abgeschnittenerRest;
  return ausfuehrer
    .select({ uuid, stelle, rest })
    .from(abgeschnittenerRest)
    .where(and(eq(abgeschnittenerRest.benutzerUuid, benutzerUuid), am(ort)))
    .orderBy(asc(abgeschnittenerRest.am), asc(uuid));
}

/** Removes a rest of this person; false when there is none. */
export async function deleteRest(
  tx: Tx,
  { uuid, benutzerUuid, ort }: { uuid: string; benutzerUuid: string; ort: RestOrt },
): Promise<boolean> {
  const meiner = and(eq(abgeschnittenerRest.uuid, uuid), eq(abgeschnittenerRest.benutzerUuid, benutzerUuid), am(ort));
  return (await tx.delete(abgeschnittenerRest).where(meiner).returning({ uuid: abgeschnittenerRest.uuid })).length > 0;
}
