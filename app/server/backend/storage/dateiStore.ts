import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { antrag, vorhaben } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { datei } from "./schema/datei";

export type DateiZeile = typeof datei.$inferSelect;

/** A file of an Antrag with the name of the person who added it. */
export type DateiSatz = DateiZeile & { vonName: string };

/**
 * Those of the Antrag itself: files of documents written after its submission, and of answers about it, are not among
 * them.
 */
const lebend = (antragUuid: string) =>
  and(
    eq(datei.antragUuid, antragUuid),
    isNull(datei.schriftsatzUuid),
    isNull(datei.antwortUuid),
    isNull(datei.geloeschtAm),
  );
const desSchriftsatzes = (schriftsatzUuid: string) =>
  and(eq(datei.schriftsatzUuid, schriftsatzUuid), isNull(datei.geloeschtAm));
const derAntwort = (antwortUuid: string) => and(eq(datei.antwortUuid, antwortUuid), isNull(datei.geloeschtAm));

/** The files of an Antrag in the order of its Vorhaben, oldest first. */
export async function listDateien(ausfuehrer: Ausfuehrer, antragUuid: string): Promise<DateiSatz[]> {
  const zeilen = await ausfuehrer
    .select({ datei, vonName: nameVon(benutzer) })
    .from(datei)
    .innerJoin(benutzer, eq(benutzer.uuid, datei.hochgeladenVon))
    .innerJoin(vorhaben, eq(vorhaben.uuid, datei.vorhabenUuid))
    .where(lebend(antragUuid))
    .orderBy(asc(vorhaben.position), asc(datei.hochgeladenAm), asc(datei.uuid));
  return zeilen.map(({ datei: zeile, vonName }) => ({ ...zeile, vonName }));
}

/** The files of a document written after the submission, oldest first. */
export async function listSchriftsatzDateien(ausfuehrer: Ausfuehrer, schriftsatzUuid: string): Promise<DateiSatz[]> {
  const zeilen = await ausfuehrer
    .select({ datei, vonName: nameVon(benutzer) })
    .from(datei)
    .innerJoin(benutzer, eq(benutzer.uuid, datei.hochgeladenVon))
    .where(desSchriftsatzes(schriftsatzUuid))
    .orderBy(asc(datei.hochgeladenAm), asc(datei.uuid));
  return zeilen.map(({ datei: zeile, vonName }) => ({ ...zeile, vonName }));
}

/** Takes all files out of a document that is discarded. */
export async function markSchriftsatzDateienGeloescht(
  tx: Tx,
  schriftsatzUuid: string,
  { am, von }: Loeschung,
): Promise<void> {
  await tx.update(datei).set({ geloeschtAm: am, geloeschtVon: von }).where(desSchriftsatzes(schriftsatzUuid));
}

/** Moves files to another document of the same Antrag. */
export async function moveSchriftsatzDateien(tx: Tx, uuids: readonly string[], schriftsatzUuid: string): Promise<void> {
  if (uuids.length > 0)
    await tx
      .update(datei)
      .set({ schriftsatzUuid })
      .where(inArray(datei.uuid, [...uuids]));
}

/** The files of a document belong to what was signed from now on. */
export async function markSchriftsatzDateienEingereicht(tx: Tx, schriftsatzUuid: string, am: Date): Promise<void> {
  await tx.update(datei).set({ eingereichtAm: am }).where(desSchriftsatzes(schriftsatzUuid));
}

/** The files of answers, begun or sent, oldest first. */
export async function listAntwortDateien(
  ausfuehrer: Ausfuehrer,
  antwortUuids: readonly string[],
): Promise<DateiZeile[]> {
  if (antwortUuids.length === 0) return [];
  return ausfuehrer
    .select()
    .from(datei)
    .where(and(inArray(datei.antwortUuid, [...antwortUuids]), isNull(datei.geloeschtAm)))
    .orderBy(asc(datei.hochgeladenAm), asc(datei.uuid));
}

/** The files of an answer belong to what was sent from now on. */
export async function markAntwortDateienGesendet(tx: Tx, antwortUuid: string, am: Date): Promise<void> {
  await tx.update(datei).set({ eingereichtAm: am }).where(derAntwort(antwortUuid));
}

/** One file of an Antrag. The lock of its Antrag covers it. */
export async function findDatei(
  ausfuehrer: Ausfuehrer,
  antragUuid: string,
  uuid: string,
): Promise<DateiZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(datei)
    .where(and(lebend(antragUuid), eq(datei.uuid, uuid)));
  return zeile;
}

/**
 * A file whose bytes are there, with the id of its Antrag, whatever has become of the draft. Who may read the Antrag
 * may read it.
 */
export async function findDateiZumLaden(
  ausfuehrer: Ausfuehrer,
  uuid: string,
): Promise<(DateiZeile & { antragUuid: string }) | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(datei)
    .where(
      and(
        eq(datei.uuid, uuid),
        isNull(datei.entferntAm),
        or(isNull(datei.geloeschtAm), isNotNull(datei.eingereichtAm)),
      ),
    );
  return zeile === undefined || zeile.antragUuid === null ? undefined : { ...zeile, antragUuid: zeile.antragUuid };
}

export async function insertDatei(tx: Tx, zeile: typeof datei.$inferInsert): Promise<void> {
  await tx.insert(datei).values(zeile);
}

/** How many bytes a company has in the storage. */
export async function summeGroesse(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<number> {
  const [summe] = await ausfuehrer
    .select({ bytes: sql<string>`coalesce(sum(${datei.groesse}), 0)` })
    .from(datei)
    .where(and(eq(datei.unternehmenUuid, unternehmenUuid), isNull(datei.entferntAm)));
  return Number(summe?.bytes ?? 0);
}

type Loeschung = { am: Date; von: string };

/** Takes a file out of the draft; the bytes go later, unless they were submitted. */
export async function markDateiGeloescht(tx: Tx, uuid: string, { am, von }: Loeschung): Promise<void> {
  await tx.update(datei).set({ geloeschtAm: am, geloeschtVon: von }).where(eq(datei.uuid, uuid));
}

/** The same for all files of a Vorhaben that is deleted. */
export async function markDateienGeloescht(tx: Tx, vorhabenUuid: string, { am, von }: Loeschung): Promise<void> {
  const ihre = and(eq(datei.vorhabenUuid, vorhabenUuid), isNull(datei.geloeschtAm));
  await tx.update(datei).set({ geloeschtAm: am, geloeschtVon: von }).where(ihre);
}

/** The files of an Antrag belong to a submission from now on. */
export async function markDateienEingereicht(tx: Tx, antragUuid: string, am: Date): Promise<void> {
  await tx
    .update(datei)
    .set({ eingereichtAm: am })
    .where(and(lebend(antragUuid), isNull(datei.eingereichtAm)));
}

/**
 * Files that nobody can reach any more and whose bytes are still there: removed from a draft, or of an Antrag that was
 * purged.
 */
export async function listVerwaiste(
  ausfuehrer: Ausfuehrer,
  hoechstens: number,
): Promise<Pick<DateiZeile, "uuid" | "schluessel">[]> {
  const ausDemEntwurf = and(isNotNull(datei.geloeschtAm), isNull(datei.eingereichtAm));
  return ausfuehrer
    .select({ uuid: datei.uuid, schluessel: datei.schluessel })
    .from(datei)
    .where(and(isNull(datei.entferntAm), or(isNull(datei.antragUuid), ausDemEntwurf)))
    .limit(hoechstens);
}

/** Remembers that the bytes are gone. */
export async function markEntfernt(ausfuehrer: Ausfuehrer, uuid: string, am: Date): Promise<void> {
  await ausfuehrer
    .update(datei)
    .set({ entferntAm: am, geloeschtAm: sql`coalesce(${datei.geloeschtAm}, ${am.toISOString()}::timestamptz)` })
    .where(eq(datei.uuid, uuid));
}

/** Which of these keys belong to a file. */
export async function listBekannteSchluessel(ausfuehrer: Ausfuehrer, schluessel: readonly string[]): Promise<string[]> {
  if (schluessel.length === 0) return [];
  const zeilen = await ausfuehrer
    .select({ schluessel: datei.schluessel })
    .from(datei)
    .where(inArray(datei.schluessel, [...schluessel]));
  return zeilen.map((zeile) => zeile.schluessel);
}

/**
 * A file that was submitted or sent and whose Antrag still exists; for the specialist system, which belongs to no
 * company.
 */
export async function findEingereichteDatei(ausfuehrer: Ausfuehrer, uuid: string): Promise<DateiZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select({ datei })
    .from(datei)
    .innerJoin(antrag, eq(antrag.uuid, datei.antragUuid))
    .where(and(eq(datei.uuid, uuid), isNotNull(datei.eingereichtAm), isNull(datei.entferntAm)));
  return zeile?.datei;
}
