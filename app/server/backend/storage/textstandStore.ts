import { and, asc, eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Ausfuehrer, Tx } from "./datenbank";
import { eingereichterAntrag } from "./schema/antrag";
import { hilfetext, hinweistext } from "./schema/hilfetext";
import { schriftsatz } from "./schema/schriftsatz";
import { textstand } from "./schema/textstand";
import { gueltigeFassungen } from "./textfassungStore";

/** Every help and hint text with the number of the version that holds at a moment; 0: as delivered. */
export async function listTextnummern(tx: Tx, am: Date): Promise<{ uuid: string; nummer: number }[]> {
  const hilfe = gueltigeFassungen(tx, "HILFE", am);
  const hinweise = gueltigeFassungen(tx, "HINWEIS", am);
  return union(
    tx
      .select({ uuid: hilfetext.uuid, nummer: sql<number>`coalesce(${hilfe.nummer}, 0)`.as("nummer") })
      .from(hilfetext)
      .leftJoin(hilfe, eq(hilfe.ziel, hilfetext.uuid)),
    tx
      .select({ uuid: hinweistext.uuid, nummer: sql<number>`coalesce(${hinweise.nummer}, 0)`.as("nummer") })
      .from(hinweistext)
      .leftJoin(hinweise, eq(hinweise.ziel, hinweistext.uuid)),
  ).orderBy(asc(hilfetext.uuid));
}

/** Keeps a state of the texts, unless it is there already. */
export async function insertTextstand(tx: Tx, zeile: typeof textstand.$inferInsert): Promise<void> {
  await tx.insert(textstand).values(zeile).onConflictDoNothing();
}

/** A submission of an Antrag or of a document: when it was, and the state of the texts that was kept with it. */
export type Einreichungsstand = { eingereichtAm: Date; fassungen: Readonly<Record<string, number>> | null };

/** What was kept with a submission of this id; undefined when nothing was submitted under it. */
export async function findEinreichungsstand(db: Ausfuehrer, uuid: string): Promise<Einreichungsstand | undefined> {
  const { fassungen } = textstand;
  const [antrag] = await db
    .select({ eingereichtAm: eingereichterAntrag.eingereichtAm, fassungen })
    .from(eingereichterAntrag)
    .leftJoin(textstand, eq(textstand.pruefsumme, eingereichterAntrag.textstand))
    .where(eq(eingereichterAntrag.uuid, uuid));
  if (antrag !== undefined) return antrag;
  const [satz] = await db
    .select({ eingereichtAm: schriftsatz.eingereichtAm, fassungen })
    .from(schriftsatz)
    .leftJoin(textstand, eq(textstand.pruefsumme, schriftsatz.textstand))
    .where(and(eq(schriftsatz.uuid, uuid)));
  return satz === undefined || satz.eingereichtAm === null ? undefined : { ...satz, eingereichtAm: satz.eingereichtAm };
}
