import { and, count, desc, eq, gt, isNull, lt } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { ansicht } from "./schema/ansicht";
import { benutzer } from "./schema/benutzer";

export async function insertAnsicht(tx: Tx, zeile: typeof ansicht.$inferInsert): Promise<void> {
  await tx.insert(ansicht).values(zeile);
}

/** Chooses a company in a view, or none. */
export async function chooseFirmaDerAnsicht(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  unternehmenUuid: string | null,
): Promise<void> {
  await ausfuehrer.update(ansicht).set({ unternehmenUuid }).where(eq(ansicht.uuid, uuid));
}

/** Which views end: one of them, those of a person, or those of the login that looks. */
type Welche = { uuid: string } | { personUuid: string } | { betrachterSitzungUuid: string };

function bedingung(welche: Welche) {
  if ("uuid" in welche) return eq(ansicht.uuid, welche.uuid);
  return "personUuid" in welche
    ? eq(ansicht.personUuid, welche.personUuid)
    : eq(ansicht.betrachterSitzungUuid, welche.betrachterSitzungUuid);
}

/** Ends open views; how many there were. */
export async function endAnsichten(ausfuehrer: Ausfuehrer, welche: Welche, am: Date): Promise<number> {
  const beendet = await ausfuehrer
    .update(ansicht)
    .set({ beendetAm: am })
    .where(and(bedingung(welche), isNull(ansicht.beendetAm), gt(ansicht.bis, am)))
    .returning({ uuid: ansicht.uuid });
  return beendet.length;
}

/** The views of a person, the latest first, with who has looked; the last `hoechstens`, and how many there are. */
export async function listAnsichten(ausfuehrer: Ausfuehrer, personUuid: string, hoechstens: number) {
  const ihre = eq(ansicht.personUuid, personUuid);
  const data = await ausfuehrer
    .select({
      uuid: ansicht.uuid,
      name: nameVon(benutzer),
      rolle: ansicht.betrachterRolle,
      grund: ansicht.grund,
      beginnAm: ansicht.beginnAm,
      bis: ansicht.bis,
      beendetAm: ansicht.beendetAm,
    })
    .from(ansicht)
    .innerJoin(benutzer, eq(benutzer.uuid, ansicht.betrachterUuid))
    .where(ihre)
    .orderBy(desc(ansicht.beginnAm), desc(ansicht.uuid))
    .limit(hoechstens);
  const [gezaehlt] = await ausfuehrer.select({ anzahl: count() }).from(ansicht).where(ihre);
  return { data, total: gezaehlt?.anzahl ?? 0 };
}

/** Removes views that began before `vor`. */
export async function purgeAnsichten(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(ansicht).where(lt(ansicht.beginnAm, vor));
}
