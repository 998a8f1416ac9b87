import { and, asc, eq } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { bescheid } from "./schema/bescheid";

export type BescheidZeile = typeof bescheid.$inferSelect;

/** A decision with the name of who has retrieved it. */
export type BescheidSatz = BescheidZeile & { abgerufenVonName: string | null };

/** All decisions of an Antrag with their content, oldest first. What of it may be shown is the caller's question. */
export async function listBescheide(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<BescheidSatz[]> {
  const zeilen = await ausfuehrer
    .select({ bescheid, abgerufenVonName: nameVon(benutzer) })
    .from(bescheid)
    .leftJoin(benutzer, eq(benutzer.uuid, bescheid.abgerufenVon))
    .where(eq(bescheid.antragUuid, antragUuid))
    .orderBy(asc(bescheid.erstelltAm), asc(bescheid.art));
  return zeilen.map(({ bescheid: zeile, abgerufenVonName }) => ({ ...zeile, abgerufenVonName }));
}

/** The Antrag of a decision; undefined when there is no such decision. */
export async function findAntragDesBescheids(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ antragUuid: bescheid.antragUuid })
    .from(bescheid)
    .where(eq(bescheid.uuid, uuid));
  return zeile?.antragUuid;
}

/** A decision of an Antrag, locked. The caller has locked the Antrag first. */
export async function lockBescheid(tx: Tx, antragUuid: string, uuid: string): Promise<BescheidZeile | undefined> {
  const [zeile] = await tx
    .select()
    .from(bescheid)
    .where(and(eq(bescheid.uuid, uuid), eq(bescheid.antragUuid, antragUuid)))
    .for("update");
  return zeile;
}

export async function insertBescheid(tx: Tx, zeile: typeof bescheid.$inferInsert): Promise<void> {
  await tx.insert(bescheid).values(zeile);
}

export async function updateBescheid(
  tx: Tx,
  uuid: string,
  aenderung: Partial<Omit<BescheidZeile, "uuid" | "antragUuid">>,
): Promise<void> {
  await tx.update(bescheid).set(aenderung).where(eq(bescheid.uuid, uuid));
}

type Abruf = Required<
  Pick<
    BescheidZeile,
    "abgerufenAm" | "abgerufenVon" | "bekanntgabeRegel" | "bekanntgabeAm" | "widerspruchsfrist" | "belegCode"
  >
>;

/** Notes the retrieval with everything that follows from it. */
export const recordAbruf = (tx: Tx, uuid: string, abruf: Abruf): Promise<void> => updateBescheid(tx, uuid, abruf);
