import { and, count, desc, eq, ilike, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { muster } from "./listenBedingungen";
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

/** Of which company, null for all, and by whom: part of a name, "" for anybody. */
type Welche = { unternehmenUuid: string | null; suche: string };

const name = sql<string>`trim(${benutzer.vorname} || ' ' || ${benutzer.nachname})`;

const passend = ({ unternehmenUuid, suche }: Welche) =>
  and(
    unternehmenUuid === null ? undefined : eq(exportNachweis.unternehmenUuid, unternehmenUuid),
    suche === "" ? undefined : ilike(name, muster(suche)),
  );

/** Who has exported what, the latest first: in one company, or everywhere. */
export const listNachweise = (
  ausfuehrer: Ausfuehrer,
  welche: Welche,
  { limit, offset }: { limit: number; offset: number },
) =>
  ausfuehrer
    .select({
      uuid: exportNachweis.uuid,
      name,
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
    .where(passend(welche))
    .orderBy(desc(exportNachweis.bestelltAm), desc(exportNachweis.uuid))
    .limit(limit)
    .offset(offset);

/** How many exports there are to tell of. */
export async function countNachweise(ausfuehrer: Ausfuehrer, welche: Welche): Promise<number> {
  const [zeile] = await ausfuehrer
    .select({ anzahl: count() })
    .from(exportNachweis)
    .innerJoin(benutzer, eq(benutzer.uuid, exportNachweis.benutzerUuid))
    .where(passend(welche));
  return zeile?.anzahl ?? 0;
}

/** Forgets what was ordered before `vor`. */
export async function purgeNachweise(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(exportNachweis).where(lt(exportNachweis.bestelltAm, vor));
}
