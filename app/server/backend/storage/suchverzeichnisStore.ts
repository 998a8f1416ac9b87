import { and, asc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Ausfuehrer } from "./datenbank";
import { antrag, vorhaben } from "./schema/antrag";
import { vorhabenSuche } from "./schema/suche";

/** Where the job stands: the Antrag that was looked at last, in the order of their changes. */
export type Suchstand = { geaendertAm: Date; uuid: string };

/** The Anträge that have changed since, in the order of their changes. */
export async function listGeaenderte(ausfuehrer: Ausfuehrer, seit: Suchstand | null, limit: number) {
  return ausfuehrer
    .select({ geaendertAm: antrag.geaendertAm, uuid: antrag.uuid })
    .from(antrag)
    .where(
      and(
        ne(antrag.status, sql.raw("'GELOESCHT'")),
        seit === null
          ? undefined
          : sql`${antrag.geaendertAm} >= ${seit.geaendertAm.toISOString()}
              and (${antrag.geaendertAm}, ${antrag.uuid}) > (${seit.geaendertAm.toISOString()}, ${seit.uuid}::uuid)`,
      ),
    )
    .orderBy(asc(antrag.geaendertAm), asc(antrag.uuid))
    .limit(limit);
}

/** What of a Vorhaben its words are made of. */
export const suchquelle = {
  antragUuid: vorhaben.antragUuid,
  uuid: vorhaben.uuid,
  position: vorhaben.position,
  revision: vorhaben.revision,
  werte: vorhaben.werte,
  version: antrag.version,
  istVereinfacht: antrag.istVereinfacht,
};

/** Is the Vorhaben another one than that whose words are known? */
export const isVeraltet = or(isNull(vorhabenSuche.revision), ne(vorhabenSuche.revision, vorhaben.revision));

/** The living Vorhaben of these Anträge whose words are not known as they are saved now. */
export async function listVeraltete(ausfuehrer: Ausfuehrer, antragUuids: readonly string[]) {
  if (antragUuids.length === 0) return [];
  return ausfuehrer
    .select(suchquelle)
    .from(vorhaben)
    .innerJoin(antrag, eq(antrag.uuid, vorhaben.antragUuid))
    .leftJoin(vorhabenSuche, eq(vorhabenSuche.vorhabenUuid, vorhaben.uuid))
    .where(
      and(
        sql`${vorhaben.antragUuid} = any(${sql.param([...antragUuids])}::uuid[])`,
        sql`not ${vorhaben.geloescht}`,
        isVeraltet,
      ),
    );
}

/** The words of a Vorhaben with this revision; those of a later one stay. */
export async function storeWoerter(
  ausfuehrer: Ausfuehrer,
  { uuid, revision, text }: { uuid: string; revision: number; text: string },
): Promise<void> {
  // One that was removed meanwhile has no words.
  await ausfuehrer.execute(sql`
    INSERT INTO vorhaben_suche (vorhaben_uuid, revision, woerter)
    SELECT uuid, ${revision}, such_woerter(${text}) FROM vorhaben WHERE uuid = ${uuid} FOR KEY SHARE
    ON CONFLICT (vorhaben_uuid) DO UPDATE SET revision = EXCLUDED.revision, woerter = EXCLUDED.woerter
    WHERE ${lt(vorhabenSuche.revision, sql`EXCLUDED.revision`)}`);
}
