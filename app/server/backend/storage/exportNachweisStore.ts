import { and, count, desc, eq, ilike, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { muster } from "./listenBedingungen";
import { benutzer } from "./schema/benutzer";
import { exportNachweis } from "./schema/exportAuftrag";
import { unternehmen } from "./schema/unternehmen";

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

/** What was ordered, in which period, and about which company; joined with `unternehmen`. */
const BESTELLT = {
  fall: exportNachweis.fall,
  zweck: exportNachweis.zweck,
  variablen: exportNachweis.variablen,
  query: exportNachweis.query,
  mitSuche: exportNachweis.mitSuche,
  von: exportNachweis.von,
  bis: exportNachweis.bis,
  ueber: unternehmen.firma,
};

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
      ...BESTELLT,
      format: exportNachweis.format,
      bestelltAm: exportNachweis.bestelltAm,
      fertigAm: exportNachweis.fertigAm,
      zeilen: exportNachweis.zeilen,
    })
    .from(exportNachweis)
    .innerJoin(benutzer, eq(benutzer.uuid, exportNachweis.benutzerUuid))
    .leftJoin(unternehmen, eq(unternehmen.uuid, exportNachweis.ueberUnternehmen))
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

/** By whom and when something was ordered. */
export type Bestellmoment = { benutzerUuid: string; am: Date };

/** What was ordered at these moments, with the company it was about or, from inside a company, that one. */
export function findNachweiseVon(ausfuehrer: Ausfuehrer, momente: readonly Bestellmoment[]) {
  const wer = sql`${sql.param(momente.map(({ benutzerUuid }) => benutzerUuid))}::uuid[]`;
  const wann = sql`${sql.param(momente.map(({ am }) => am.toISOString()))}::timestamptz[]`;
  return ausfuehrer
    .select({
      benutzerUuid: exportNachweis.benutzerUuid,
      bestelltAm: exportNachweis.bestelltAm,
      ...BESTELLT,
    })
    .from(exportNachweis)
    .leftJoin(
      unternehmen,
      eq(unternehmen.uuid, sql`coalesce(${exportNachweis.ueberUnternehmen}, ${exportNachweis.unternehmenUuid})`),
    )
    .where(
      sql`(${exportNachweis.benutzerUuid}, ${exportNachweis.bestelltAm}) IN (SELECT * FROM unnest(${wer}, ${wann}))`,
    )
    .orderBy(exportNachweis.bestelltAm, exportNachweis.uuid);
}

/** Forgets what was ordered before `vor`. */
export async function purgeNachweise(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(exportNachweis).where(lt(exportNachweis.bestelltAm, vor));
}
