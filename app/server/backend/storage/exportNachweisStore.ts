import { desc, eq, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { exportNachweis } from "./schema/exportAuftrag";

/** Notes who orders what. */
export async function insertNachweis(tx: Tx, zeile: typeof exportNachweis.$inferInsert): Promise<void> {
  await tx.insert(exportNachweis).values(zeile);
}

/** Notes that the file has come to be. */
export async function completeNachweis(
  tx: Tx,
  uuid: string,
  ende: Pick<typeof exportNachweis.$inferSelect, "fertigAm" | "zeilen">,
): Promise<void> {
  await tx.update(exportNachweis).set(ende).where(eq(exportNachweis.uuid, uuid));
}

const inFirma = (unternehmenUuid: string | null) =>
  unternehmenUuid === null ? undefined : eq(exportNachweis.unternehmenUuid, unternehmenUuid);

/** Who has exported what, the latest first: in one company, or everywhere. */
export const listNachweise = (
  ausfuehrer: Ausfuehrer,
  unternehmenUuid: string | null,
  { limit, offset }: { limit: number; offset: number },
) =>
  ausfuehrer
    .select({
      uuid: exportNachweis.uuid,
      name: sql<string>`trim(${benutzer.vorname} || ' ' || ${benutzer.nachname})`,
      systemRolle: exportNachweis.systemRolle,
      fall: exportNachweis.fall,
      format: exportNachweis.format,
      zweck: exportNachweis.zweck,
      bestelltAm: exportNachweis.bestelltAm,
      fertigAm: exportNachweis.fertigAm,
      zeilen: exportNachweis.zeilen,
    })
    .from(exportNachweis)
    .innerJoin(benutzer, eq(benutzer.uuid, exportNachweis.benutzerUuid))
    .where(inFirma(unternehmenUuid))
    .orderBy(desc(exportNachweis.bestelltAm), desc(exportNachweis.uuid))
    .limit(limit)
    .offset(offset);

/** How many exports there are to tell of. */
export const countNachweise = (ausfuehrer: Ausfuehrer, unternehmenUuid: string | null): Promise<number> =>
  ausfuehrer.$count(exportNachweis, inFirma(unternehmenUuid));

/** Forgets what was ordered before `vor`. */
export async function purgeNachweise(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(exportNachweis).where(lt(exportNachweis.bestelltAm, vor));
}
