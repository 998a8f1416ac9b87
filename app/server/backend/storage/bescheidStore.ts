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

/** A decision of an Antrag, locked. The caller has locked the Antrag first. */
export async function lockBescheidDes(tx: Tx, antragUuid: string, uuid: string): Promise<BescheidZeile | undefined> {
  const [zeile] = await tx
    .select()
    .from(bescheid)
    .where(and(eq(bescheid.uuid, uuid), eq(bescheid.antragUuid, antragUuid)))
    .for("update");
  return zeile;
}

type Abruf = Required<
  Pick<BescheidZeile, "abgerufenAm" | "abgerufenVon" | "bekanntgabeRegel" | "bekanntgabeAm" | "widerspruchsfrist" | "belegCode">
>;

/** Notes the retrieval with everything that follows from it. */
export async function vermerkeAbruf(tx: Tx, uuid: string, abruf: Abruf): Promise<void> {
  await tx.update(bescheid).set(abruf).where(eq(bescheid.uuid, uuid));
}
