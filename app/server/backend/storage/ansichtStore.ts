import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { ansicht, type AnsichtZeile } from "./schema/ansicht";
import { benutzer } from "./schema/benutzer";
import { sitzung } from "./schema/sitzung";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";
import { firmenspalten, MIT_ANZEIGE, PERSON, anzahlUnternehmen } from "./sitzungsstandStore";
import { vorbereitet } from "./vorbereitet";

export type { AnsichtZeile };

export async function insertAnsicht(tx: Tx, zeile: typeof ansicht.$inferInsert): Promise<void> {
  await tx.insert(ansicht).values(zeile);
}

const betrachter = alias(benutzer, "betrachter");

const istMitglied = and(
  eq(mitgliedschaft.benutzerUuid, ansicht.personUuid),
  eq(mitgliedschaft.unternehmenUuid, ansicht.unternehmenUuid),
);

/**
 * A view lives as long as the login that looks: neither side is locked, and the role is still there that it began in.
 */
const selectStand = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select({ ansicht, benutzer: PERSON, anzahlUnternehmen, anzeige: MIT_ANZEIGE, ...firmenspalten })
    .from(ansicht)
    .innerJoin(benutzer, eq(benutzer.uuid, ansicht.personUuid))
    .innerJoin(betrachter, eq(betrachter.uuid, ansicht.betrachterUuid))
    .innerJoin(sitzung, eq(sitzung.uuid, ansicht.betrachterSitzungUuid))
    .leftJoin(mitgliedschaft, istMitglied)
    .leftJoin(unternehmen, eq(unternehmen.uuid, ansicht.unternehmenUuid))
    .where(
      and(
        eq(ansicht.zugriffHash, sql.placeholder("zugriffHash")),
        isNull(ansicht.beendetAm),
        gt(ansicht.bis, sql.placeholder("jetzt")),
        isNull(benutzer.gesperrtSeit),
        isNull(betrachter.gesperrtSeit),
        isNull(sitzung.beendetAm),
        gt(sitzung.absolutBis, sql.placeholder("jetzt")),
        eq(sitzung.systemrolle, ansicht.betrachterRolle),
        sql`${ansicht.betrachterRolle} = any(${betrachter.systemRollen})`,
      ),
    )
    .prepare(name),
);

export type AnsichtStandZeile = Awaited<ReturnType<ReturnType<typeof selectStand>["execute"]>>[number];

/** The living view of a token, with the person it shows and the company chosen in it. One statement. */
export async function findAnsichtByZugriff(
  ausfuehrer: Ausfuehrer,
  { zugriffHash, jetzt }: { zugriffHash: string; jetzt: Date },
): Promise<AnsichtStandZeile | undefined> {
  const [found] = await selectStand(ausfuehrer).execute({ zugriffHash, jetzt: jetzt.toISOString() });
  return found;
}

/** Chooses a company in a view, or none. */
export async function chooseFirmaDerAnsicht(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  unternehmenUuid: string | null,
): Promise<void> {
  await ausfuehrer.update(ansicht).set({ unternehmenUuid }).where(eq(ansicht.uuid, uuid));
}

/** Whose views end: one of them, those of a person, or those that somebody has open. */
type Welche = { uuid: string } | { personUuid: string } | { betrachterUuid: string };

function bedingung(welche: Welche) {
  if ("uuid" in welche) return eq(ansicht.uuid, welche.uuid);
  return "personUuid" in welche
    ? eq(ansicht.personUuid, welche.personUuid)
    : eq(ansicht.betrachterUuid, welche.betrachterUuid);
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
