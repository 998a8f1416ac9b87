import { and, desc, eq, gt, isNull, lte, max, or, type SQL, sql } from "drizzle-orm";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { textfassung } from "./schema/textfassung";

export type TextfassungZeile = typeof textfassung.$inferSelect;
type Art = TextfassungZeile["art"];

/** Makes changes of texts come one after the other, until the transaction ends. */
export async function lockTexte(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('textfassung', 0))`);
}

/** The number of the version of each text by its id, as it was kept with a submission; 0: as delivered. */
export type Fassungen = Readonly<Record<string, number>>;

/** Which versions are meant: those that hold at a moment, or those that were kept. */
export type Textmoment = Date | Fassungen;

const isGemeint = (am: Textmoment): SQL =>
  am instanceof Date
    ? lte(textfassung.giltAb, am)
    : sql`${textfassung.nummer} = (${JSON.stringify(am)}::jsonb ->> ${textfassung.ziel}::text)::int`;

/** The version of each text that is meant, to be joined by its `ziel`; texts as they were delivered have no row. */
export const gueltigeFassungen = (ausfuehrer: Ausfuehrer, art: Art, am: Textmoment) =>
  ausfuehrer
    .selectDistinctOn([textfassung.ziel])
    .from(textfassung)
    .where(and(eq(textfassung.art, art), isGemeint(am)))
    .orderBy(textfassung.ziel, desc(textfassung.giltAb), desc(textfassung.nummer))
    .as("gueltig");

/** The versions that are meant: of which text, which one, as it was typed, since when, and who wrote it when. */
export const listGueltige = (ausfuehrer: Ausfuehrer, art: Art, am: Textmoment) => {
  const gueltig = gueltigeFassungen(ausfuehrer, art, am);
  const { ziel, nummer, quelle, giltAb, geaendertAm } = gueltig;
  return ausfuehrer
    .select({ ziel, nummer, quelle, giltAb, geaendertAm, von: nameVon(benutzer) })
    .from(gueltig)
    .leftJoin(benutzer, eq(benutzer.uuid, gueltig.geaendertVon));
};

/** Which texts have held at any time until a moment, as they were typed. */
export const listGewesene = (ausfuehrer: Ausfuehrer, art: Art, am: Date) =>
  ausfuehrer
    .select({ ziel: textfassung.ziel, quelle: textfassung.quelle })
    .from(textfassung)
    .where(and(eq(textfassung.art, art), lte(textfassung.giltAb, am)));

const startsLater = (am: Date) => or(isNull(textfassung.giltAb), gt(textfassung.giltAb, am));

/** The drafts and planned versions of a kind. */
export const listOffeneFassungen = (ausfuehrer: Ausfuehrer, art: Art, am: Date): Promise<TextfassungZeile[]> =>
  ausfuehrer
    .select()
    .from(textfassung)
    .where(and(eq(textfassung.art, art), startsLater(am)));

/** The draft or planned version of a text; undefined when there is none. There is never more than one. */
export async function findOffeneFassung(
  ausfuehrer: Ausfuehrer,
  ziel: string,
  am: Date,
): Promise<TextfassungZeile | undefined> {
  const [zeile] = await ausfuehrer
    .select()
    .from(textfassung)
    .where(and(eq(textfassung.ziel, ziel), startsLater(am)));
  return zeile;
}

/** All versions of a text, the newest first, each with the name of whoever wrote it. */
export const listFassungen = (ausfuehrer: Ausfuehrer, ziel: string) =>
  ausfuehrer
    .select({ zeile: textfassung, von: nameVon(benutzer) })
    .from(textfassung)
    .leftJoin(benutzer, eq(benutzer.uuid, textfassung.geaendertVon))
    .where(eq(textfassung.ziel, ziel))
    .orderBy(desc(textfassung.giltAb), desc(textfassung.nummer));

/** The number that the next version of a text gets. */
export async function nextNummer(tx: Tx, ziel: string): Promise<number> {
  const [letzte] = await tx
    .select({ nummer: max(textfassung.nummer) })
    .from(textfassung)
    .where(eq(textfassung.ziel, ziel));
  return (letzte?.nummer ?? 0) + 1;
}

export async function insertFassung(tx: Tx, zeile: TextfassungZeile): Promise<void> {
  await tx.insert(textfassung).values(zeile);
}

/** Changes a draft or a planned version; one that holds is never changed. */
export async function updateFassung(
  tx: Tx,
  uuid: string,
  werte: Partial<Omit<TextfassungZeile, "uuid">>,
): Promise<void> {
  await tx.update(textfassung).set(werte).where(eq(textfassung.uuid, uuid));
}

export async function deleteFassung(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(textfassung).where(eq(textfassung.uuid, uuid));
}
