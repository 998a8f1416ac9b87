import { asc, desc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Ausfuehrer } from "./datenbank";
import { hilfetext, hinweistext } from "./schema/hilfetext";
import { textfassung } from "./schema/textfassung";
import { gueltigeFassungen, type Textmoment } from "./textfassungStore";

export type HilfetextZeile = typeof hilfetext.$inferSelect;
export type HinweistextZeile = typeof hinweistext.$inferSelect;

/** The help texts of an area as they read at a moment, sorted by index. */
export async function listHilfetextZeilen(
  db: Ausfuehrer,
  auswahl: { bereich: string; page: number; size: number; absteigend: boolean; am: Textmoment },
): Promise<HilfetextZeile[]> {
  const gueltig = gueltigeFassungen(db, "HILFE", auswahl.am);
  const index: SQL<number> = sql`coalesce(${gueltig.index}, ${hilfetext.index})`;
  return db
    .select({
      ...getTableColumns(hilfetext),
      index,
      text: sql<string>`coalesce(${gueltig.html}, ${hilfetext.text})`,
      isActive: sql<boolean>`coalesce(${gueltig.isActive}, ${hilfetext.isActive})`,
    })
    .from(hilfetext)
    .leftJoin(gueltig, eq(gueltig.ziel, hilfetext.uuid))
    .where(eq(hilfetext.bereich, auswahl.bereich))
    .orderBy(auswahl.absteigend ? desc(index) : asc(index), asc(hilfetext.feld))
    .limit(auswahl.size)
    .offset(auswahl.page * auswahl.size);
}

/** The hint texts as they read at a moment; what is not active is empty. */
export async function listHinweistextZeilen(
  db: Ausfuehrer,
  auswahl: { page: number; size: number; am: Textmoment },
): Promise<HinweistextZeile[]> {
  const gueltig = gueltigeFassungen(db, "HINWEIS", auswahl.am);
  return db
    .select({
      ...getTableColumns(hinweistext),
      text: sql<string>`CASE WHEN ${gueltig.isActive} = false THEN '' ELSE coalesce(${gueltig.html}, ${hinweistext.text}) END`,
    })
    .from(hinweistext)
    .leftJoin(gueltig, eq(gueltig.ziel, hinweistext.uuid))
    .orderBy(asc(hinweistext.schluessel))
    .limit(auswahl.size)
    .offset(auswahl.page * auswahl.size);
}

/** The areas and fields for which there is a text, with every index that it has or had, one a row. */
export async function listVorhandeneHilfetexte(
  db: Ausfuehrer,
): Promise<{ bereich: string; feld: string; index: number }[]> {
  const { bereich, feld, index } = hilfetext;
  const gelieferte = db.select({ bereich, feld, index }).from(hilfetext);
  const fassungen = db
    .select({ bereich, feld, index: textfassung.index })
    .from(textfassung)
    .innerJoin(hilfetext, eq(hilfetext.uuid, textfassung.ziel));
  return union(gelieferte, fassungen);
}

/** A help text as it was delivered. */
export async function findHilfetext(db: Ausfuehrer, uuid: string): Promise<HilfetextZeile | undefined> {
  return (await db.select().from(hilfetext).where(eq(hilfetext.uuid, uuid)))[0];
}

/** A hint text as it was delivered. */
export async function findHinweistext(db: Ausfuehrer, uuid: string): Promise<HinweistextZeile | undefined> {
  return (await db.select().from(hinweistext).where(eq(hinweistext.uuid, uuid)))[0];
}

/** Adds texts; what another process has added meanwhile stays as it is. */
export async function insertHilfetexte(db: Ausfuehrer, zeilen: (typeof hilfetext.$inferInsert)[]): Promise<void> {
  if (zeilen.length > 0) await db.insert(hilfetext).values(zeilen).onConflictDoNothing();
}

/** Adds the hints whose key is not there yet. */
export async function insertHinweistexte(db: Ausfuehrer, zeilen: (typeof hinweistext.$inferInsert)[]): Promise<void> {
  if (zeilen.length > 0) await db.insert(hinweistext).values(zeilen).onConflictDoNothing();
}
