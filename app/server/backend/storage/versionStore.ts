import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Werte } from "~/formkit/field";
import { nameVon } from "./antragStore";
import type { Ausfuehrer, Tx } from "./datenbank";
import { vorhaben, vorhabenRevision } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { versionName } from "./schema/versionName";

/**
 * A save as the list shows it. `geaendert`: by field how many rows differ from the save before, 0 when only their
 * order.
 */
export type VersionZeile = {
  revision: number;
  am: string;
  von: string;
  eingereichtAm: string | null;
  name: string | null;
  geaendert: Record<string, number>;
};

/** A save with its answers. */
export type VersionVoll = {
  revision: number;
  am: Date;
  von: string;
  eingereichtAm: string | null;
  name: string | null;
  werte: Werte;
};

const zeilen = z.array(
  z.object({
    revision: z.number(),
    am: z.string(),
    von: z.string(),
    eingereichtAm: z.string().nullable(),
    name: z.string().nullable(),
    geaendert: z.record(z.string(), z.number()),
  }),
);

/** A moment as ISO text, whatever the time zone of the connection. */
const isoText = (ausdruck: SQL) => sql`to_char(${ausdruck} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * When the revision `r` was submitted last: while no later one was there. Submissions and saves take turns by the lock
 * of the Antrag.
 */
const eingereichtAm = isoText(sql`(
  select max(e.eingereicht_am) from eingereichter_antrag e join vorhaben v on v.antrag_uuid = e.antrag_uuid
  where v.uuid = r.vorhaben_uuid and e.eingereicht_am >= r.am and not exists (
    select 1 from vorhaben_revision n where n.vorhaben_uuid = r.vorhaben_uuid and n.revision = r.revision + 1 and n.am <= e.eingereicht_am))`);

/** The rows of a table by uuid; nothing for other answers. */
const eintraege = (wert: SQL) => sql`(
  select eintrag, eintrag->>'uuid' as uuid
  from jsonb_array_elements(case when jsonb_typeof(${wert}) = 'array' then ${wert} else '[]'::jsonb end) eintrag)`;

/** An answer with all blanks alike. */
const antwort = (wert: SQL) =>
  sql`(case when ${wert} in ('""'::jsonb, '[]'::jsonb, 'null'::jsonb) then null else ${wert} end)`;

/**
 * What differs between `r` and the revision before it. The database compares, so that the answers themselves stay
 * there.
 */
const geaendert = sql`(
  select coalesce(jsonb_object_agg(feld.key, (
    select count(*) from ${eintraege(sql`feld.neu`)} neu full join ${eintraege(sql`feld.alt`)} alt on neu.uuid = alt.uuid
    where neu.eintrag is distinct from alt.eintrag)), '{}'::jsonb)
  from (
    select coalesce(neu.key, alt.key) as key, neu.value as neu, alt.value as alt
    from jsonb_each(r.werte) neu full join jsonb_each(vorher.werte) alt on neu.key = alt.key
  ) feld
  where vorher.werte is not null and ${antwort(sql`feld.neu`)} is distinct from ${antwort(sql`feld.alt`)})`;

/** Saves of a Vorhaben, newest first, from the `offset`th on; all of them when `limit` is null. */
export async function listVersionen(
  ausfuehrer: Ausfuehrer,
  vorhabenUuid: string,
  { offset, limit }: { offset: number; limit: number | null },
): Promise<{ zeilen: VersionZeile[]; total: number }> {
  const { rows } = await ausfuehrer.execute(sql`
    select (select count(*)::int from vorhaben_revision where vorhaben_uuid = ${vorhabenUuid}::uuid) as total,
      (select coalesce(jsonb_agg(jsonb_build_object('revision', r.revision, 'am', ${isoText(sql`r.am`)}, 'von', b.vorname || ' ' || b.nachname,
          'eingereichtAm', ${eingereichtAm}, 'name', n.name, 'geaendert', ${geaendert}) order by r.revision desc), '[]'::jsonb)
        from (select * from vorhaben_revision where vorhaben_uuid = ${vorhabenUuid}::uuid
          order by revision desc limit ${limit} offset ${offset}) r
        join benutzer b on b.uuid = r.von
        left join vorhaben_revision vorher on vorher.vorhaben_uuid = r.vorhaben_uuid and vorher.revision = r.revision - 1
        left join version_name n on n.vorhaben_uuid = r.vorhaben_uuid and n.revision = r.revision) as zeilen`);
  const [gelesen] = z.array(z.object({ total: z.number(), zeilen })).parse(rows);
  return { zeilen: gelesen?.zeilen ?? [], total: gelesen?.total ?? 0 };
}

/** The saves of a Vorhaben with these revisions and their answers, oldest first. */
export async function findVersionen(
  ausfuehrer: Ausfuehrer,
  { antragUuid, vorhabenUuid }: { antragUuid: string; vorhabenUuid: string },
  revisionen: readonly number[],
): Promise<VersionVoll[]> {
  const r = vorhabenRevision;
  return ausfuehrer
    .select({
      revision: r.revision,
      am: r.am,
      von: nameVon(benutzer),
      werte: r.werte,
      name: versionName.name,
      eingereichtAm: sql<string | null>`(select ${eingereichtAm} from vorhaben_revision r
        where r.vorhaben_uuid = ${r.vorhabenUuid} and r.revision = ${r.revision})`,
    })
    .from(r)
    .innerJoin(vorhaben, eq(vorhaben.uuid, r.vorhabenUuid))
    .innerJoin(benutzer, eq(benutzer.uuid, r.von))
    .leftJoin(versionName, and(eq(versionName.vorhabenUuid, r.vorhabenUuid), eq(versionName.revision, r.revision)))
    .where(
      and(eq(vorhaben.antragUuid, antragUuid), eq(r.vorhabenUuid, vorhabenUuid), inArray(r.revision, [...revisionen])),
    )
    .orderBy(r.revision);
}

/** Names a save, or takes its name away; false when a living Vorhaben of the Antrag has no such save. */
export async function storeName(
  tx: Tx,
  { antragUuid, vorhabenUuid, revision }: { antragUuid: string; vorhabenUuid: string; revision: number },
  { name, am, von }: { name: string; am: Date; von: string },
): Promise<boolean> {
  const gefunden = await tx
    .select({ revision: vorhabenRevision.revision })
    .from(vorhabenRevision)
    .innerJoin(vorhaben, eq(vorhaben.uuid, vorhabenRevision.vorhabenUuid))
    .where(
      and(
        eq(vorhaben.antragUuid, antragUuid),
        eq(vorhaben.geloescht, false),
        eq(vorhaben.uuid, vorhabenUuid),
        eq(vorhabenRevision.revision, revision),
      ),
    );
  if (gefunden.length === 0) return false;
  const wer = { name, am, von };
  if (name === "") {
    await tx
      .delete(versionName)
      .where(and(eq(versionName.vorhabenUuid, vorhabenUuid), eq(versionName.revision, revision)));
  } else {
    await tx
      .insert(versionName)
      .values({ vorhabenUuid, revision, ...wer })
      .onConflictDoUpdate({ target: [versionName.vorhabenUuid, versionName.revision], set: wer });
  }
  return true;
}
