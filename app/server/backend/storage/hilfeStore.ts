import { asc, desc, eq } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { hilfetext, hinweistext } from "./schema/hilfetext";

export async function listHilfetextZeilen(
  db: Ausfuehrer,
  auswahl: { bereich: string; page: number; size: number; absteigend: boolean },
): Promise<(typeof hilfetext.$inferSelect)[]> {
  return db
    .select()
    .from(hilfetext)
    .where(eq(hilfetext.bereich, auswahl.bereich))
    .orderBy(auswahl.absteigend ? desc(hilfetext.index) : asc(hilfetext.index), asc(hilfetext.feld))
    .limit(auswahl.size)
    .offset(auswahl.page * auswahl.size);
}

export async function listHinweistextZeilen(
  db: Ausfuehrer,
  auswahl: { page: number; size: number },
): Promise<(typeof hinweistext.$inferSelect)[]> {
  return db
    .select()
    .from(hinweistext)
    .orderBy(asc(hinweistext.schluessel))
    .limit(auswahl.size)
    .offset(auswahl.page * auswahl.size);
}

/** The areas and fields for which there is a text. */
export async function listVorhandeneHilfetexte(db: Ausfuehrer): Promise<{ bereich: string; feld: string }[]> {
  return db.select({ bereich: hilfetext.bereich, feld: hilfetext.feld }).from(hilfetext);
}

/** Adds texts; what another process has added meanwhile stays as it is. */
export async function insertHilfetexte(db: Ausfuehrer, zeilen: (typeof hilfetext.$inferInsert)[]): Promise<void> {
  if (zeilen.length > 0) await db.insert(hilfetext).values(zeilen).onConflictDoNothing();
}

/** Adds the hints whose key is not there yet. */
export async function insertHinweistexte(db: Ausfuehrer, zeilen: (typeof hinweistext.$inferInsert)[]): Promise<void> {
  if (zeilen.length > 0) await db.insert(hinweistext).values(zeilen).onConflictDoNothing();
}
