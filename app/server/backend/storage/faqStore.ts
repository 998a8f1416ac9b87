import { and, asc, eq, max, sql } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { faqBewertung, faqEintrag, faqKategorie, faqMitgeliefert } from "./schema/faq";

export type FaqEintragZeile = typeof faqEintrag.$inferSelect;

/**
 * Makes changes of the FAQ come one after the other, until the transaction ends: places and categories are looked at
 * as they are.
 */
export async function lockFaq(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('faq', 0))`);
}

const inReihenfolge = [asc(faqKategorie.stelle), asc(faqKategorie.uuid), asc(faqEintrag.stelle), asc(faqEintrag.uuid)];

/** Umlauts written out, as in the column `suche`. */
const umschrift = (wort: string): string =>
  wort.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");

/**
 * A word is found by its stem, by its stem without umlauts, or as a part of a longer one. What has no stem, as "der",
 * is not looked for.
 */
const contains = (wort: string) => sql`(
  numnode(plainto_tsquery('german', ${wort})) = 0
  OR suche @@ plainto_tsquery('german', ${wort}) OR suche @@ plainto_tsquery('german', ${umschrift(wort)})
  OR position(${wort} in ${faqEintrag.suchtext}) > 0)`;

/** The active entries that contain all these words (small letters), in their order; all of them without a word. */
export function listAktiveFaq(ausfuehrer: Ausfuehrer, woerter: readonly string[]) {
  return ausfuehrer
    .select({
      kategorieUuid: faqKategorie.uuid,
      kategorie: faqKategorie.name,
      uuid: faqEintrag.uuid,
      frage: faqEintrag.frage,
      antwortHtml: faqEintrag.antwortHtml,
      links: faqEintrag.links,
    })
    .from(faqEintrag)
    .innerJoin(faqKategorie, eq(faqKategorie.uuid, faqEintrag.kategorieUuid))
    .where(and(eq(faqEintrag.isActive, true), ...woerter.map(contains)))
    .orderBy(...inReihenfolge);
}

/**
 * All entries in their order, with how often they helped or did not: ever, and since a day. A category without any has
 * no entry.
 */
export function listFaqMitZahlen(ausfuehrer: Ausfuehrer, seit: string) {
  const summe = (spalte: typeof faqBewertung.ja | typeof faqBewertung.nein, abTag: string | null) =>
    sql<number>`(SELECT coalesce(sum(${spalte}), 0)::int FROM ${faqBewertung} WHERE ${faqBewertung.eintragUuid} = ${faqEintrag.uuid}${
      abTag === null ? sql`` : sql` AND ${faqBewertung.tag} >= ${abTag}`
    })`;
  return ausfuehrer
    .select({
      uuid: faqEintrag.uuid,
      kategorieUuid: faqEintrag.kategorieUuid,
      frage: faqEintrag.frage,
      antwortHtml: faqEintrag.antwortHtml,
      isActive: faqEintrag.isActive,
      revision: faqEintrag.revision,
      ja: summe(faqBewertung.ja, null),
      nein: summe(faqBewertung.nein, null),
      jaZuletzt: summe(faqBewertung.ja, seit),
      neinZuletzt: summe(faqBewertung.nein, seit),
    })
    .from(faqEintrag)
    .innerJoin(faqKategorie, eq(faqKategorie.uuid, faqEintrag.kategorieUuid))
    .orderBy(...inReihenfolge);
}

/** One entry with the name of whoever changed it last; undefined when there is none. */
export async function findFaqEintrag(ausfuehrer: Ausfuehrer, uuid: string) {
  const [gefunden] = await ausfuehrer
    .select({ zeile: faqEintrag, von: nameVon(benutzer) })
    .from(faqEintrag)
    .leftJoin(benutzer, eq(benutzer.uuid, faqEintrag.geaendertVon))
    .where(eq(faqEintrag.uuid, uuid));
  return gefunden;
}

/** The entries of a category in their order. */
export function listPlaetze(ausfuehrer: Ausfuehrer, kategorieUuid: string): Promise<FaqEintragZeile[]> {
  return ausfuehrer
    .select()
    .from(faqEintrag)
    .where(eq(faqEintrag.kategorieUuid, kategorieUuid))
    .orderBy(asc(faqEintrag.stelle), asc(faqEintrag.uuid));
}

/** The place behind the last entry of a category. */
export async function nextStelle(ausfuehrer: Ausfuehrer, kategorieUuid: string): Promise<number> {
  const [letzte] = await ausfuehrer
    .select({ stelle: max(faqEintrag.stelle) })
    .from(faqEintrag)
    .where(eq(faqEintrag.kategorieUuid, kategorieUuid));
  return (letzte?.stelle ?? 0) + 1;
}

export async function insertFaqEintrag(ausfuehrer: Ausfuehrer, zeile: FaqEintragZeile): Promise<void> {
  await ausfuehrer.insert(faqEintrag).values(zeile);
}

export async function updateFaqEintrag(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  werte: Partial<Omit<FaqEintragZeile, "uuid">>,
): Promise<void> {
  await ausfuehrer.update(faqEintrag).set(werte).where(eq(faqEintrag.uuid, uuid));
}

/** Takes an entry away with what was said about it. */
export async function deleteFaqEintrag(ausfuehrer: Ausfuehrer, uuid: string): Promise<void> {
  await ausfuehrer.delete(faqEintrag).where(eq(faqEintrag.uuid, uuid));
}

/** All entries as they are stored. */
export const listFaqEintraege = (ausfuehrer: Ausfuehrer): Promise<FaqEintragZeile[]> =>
  ausfuehrer.select().from(faqEintrag);

/** The numbers of the delivered entries that were there once. */
export async function listMitgelieferte(ausfuehrer: Ausfuehrer): Promise<number[]> {
  return (await ausfuehrer.select().from(faqMitgeliefert)).map(({ nummer }) => nummer);
}

/** Notes that a delivered entry was there. */
export async function insertMitgeliefert(ausfuehrer: Ausfuehrer, nummer: number): Promise<void> {
  await ausfuehrer.insert(faqMitgeliefert).values({ nummer });
}

/** Counts one answer to "War das hilfreich?"; false when there is no such active entry. One statement. */
export async function countFaqBewertung(
  ausfuehrer: Ausfuehrer,
  { uuid, tag, hilfreich }: { uuid: string; tag: string; hilfreich: boolean },
): Promise<boolean> {
  const [ja, nein] = hilfreich ? [1, 0] : [0, 1];
  const { rowCount } = await ausfuehrer.execute(sql`
    INSERT INTO faq_bewertung (eintrag_uuid, tag, ja, nein)
    SELECT e.uuid, ${tag}::date, ${ja}, ${nein} FROM faq_eintrag e WHERE e.uuid = ${uuid} AND e.is_active
    ON CONFLICT (eintrag_uuid, tag) DO UPDATE
    SET ja = faq_bewertung.ja + excluded.ja, nein = faq_bewertung.nein + excluded.nein`);
  return rowCount === 1;
}

/** Adds the counts of a day. */
export async function addFaqBewertungen(tx: Tx, zeile: typeof faqBewertung.$inferInsert): Promise<void> {
  await tx.insert(faqBewertung).values(zeile);
}

export type FaqKategorieZeile = typeof faqKategorie.$inferSelect;

/** The categories in their order. */
export const listFaqKategorien = (ausfuehrer: Ausfuehrer): Promise<FaqKategorieZeile[]> =>
  ausfuehrer.select().from(faqKategorie).orderBy(asc(faqKategorie.stelle), asc(faqKategorie.uuid));

export async function insertFaqKategorie(ausfuehrer: Ausfuehrer, zeile: FaqKategorieZeile): Promise<void> {
  await ausfuehrer.insert(faqKategorie).values(zeile);
}

export async function updateFaqKategorie(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  werte: Partial<Omit<FaqKategorieZeile, "uuid">>,
): Promise<void> {
  await ausfuehrer.update(faqKategorie).set(werte).where(eq(faqKategorie.uuid, uuid));
}

export async function deleteFaqKategorie(ausfuehrer: Ausfuehrer, uuid: string): Promise<void> {
  await ausfuehrer.delete(faqKategorie).where(eq(faqKategorie.uuid, uuid));
}
