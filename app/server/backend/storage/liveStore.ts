import { and, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { type Ressource, resourceSaved, resourceWatcher } from "~/contract/wire/live";
import type { Ausfuehrer, Tx } from "./datenbank";
import { liveBeobachter, liveEreignis, liveKnoten, liveVerbindung, type LiveEmpfaenger } from "./schema/live";

export type { LiveEmpfaenger };

/**
 * Who has saved when no person of the company has.
 *
 * @assumed §3 names the person who saved a record; a decision of the specialist system has none, so its place is named.
 */
const OHNE_PERSON = "der Bescheinigungsstelle";

/** An event of the live channel as it waits in the outbox. */
export type NeuesEreignis = { ziel: string; empfaenger: LiveEmpfaenger; nutzlast: object; erstelltAm: Date };

/** Puts an event into the outbox: it is told after the commit, and not at all after a rollback. */
export async function insertEreignis(ausfuehrer: Ausfuehrer, ereignis: NeuesEreignis): Promise<void> {
  await ausfuehrer.insert(liveEreignis).values(ereignis);
}

/** Forgets the events before `vor`. */
export async function purgeEreignisse(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(liveEreignis).where(lt(liveEreignis.erstelltAm, vor));
}

export type NeueVerbindung = { uuid: string; knotenUuid: string; benutzerUuid: string; seit: Date };

/**
 * Takes the lowest free place of a user for a connection; false when all `hoechstens` are taken. Raw SQL, because
 * choosing and taking is one statement; somebody who takes the same place at the same moment makes it choose again.
 */
export async function belegePlatz(ausfuehrer: Ausfuehrer, neu: NeueVerbindung, hoechstens: number): Promise<boolean> {
  for (let versuch = 0; versuch <= hoechstens; versuch += 1) {
    const { rows } = await ausfuehrer.execute<{ frei: boolean; belegt: boolean }>(sql`
      WITH frei AS (
        SELECT platz FROM generate_series(1, ${hoechstens}::integer) AS platz
        WHERE NOT EXISTS (SELECT 1 FROM live_verbindung v WHERE v.benutzer_uuid = ${neu.benutzerUuid}::uuid AND v.platz = platz.platz)
        ORDER BY platz LIMIT 1
      ), belegt AS (
        INSERT INTO live_verbindung (uuid, knoten_uuid, benutzer_uuid, platz, seit)
        SELECT ${neu.uuid}::uuid, ${neu.knotenUuid}::uuid, ${neu.benutzerUuid}::uuid, platz, ${neu.seit.toISOString()}::timestamptz FROM frei
        ON CONFLICT (benutzer_uuid, platz) DO NOTHING RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM frei) AS frei, EXISTS (SELECT 1 FROM belegt) AS belegt`);
    const [ergebnis] = rows;
    if (ergebnis?.belegt === true) return true;
    if (ergebnis?.frei !== true) return false;
  }
  return false;
}

/** Frees the places of connections. Gives what they looked at, each record once. */
export async function deleteVerbindungen(
  ausfuehrer: Ausfuehrer,
  uuids: readonly string[],
): Promise<{ name: string; id: string }[]> {
  const gesehen = await ausfuehrer
    .delete(liveBeobachter)
    .where(sql`${liveBeobachter.verbindungUuid} = any(${sql.param([...uuids])}::uuid[])`)
    .returning({ name: liveBeobachter.ressource, id: liveBeobachter.ressourceId });
  await ausfuehrer.delete(liveVerbindung).where(sql`${liveVerbindung.uuid} = any(${sql.param([...uuids])}::uuid[])`);
  return [...new Map(gesehen.map((eines) => [`${eines.name}/${eines.id}`, eines])).values()];
}

/** A connection looks at a record from now on; false when it did already. */
export async function insertBeobachter(
  ausfuehrer: Ausfuehrer,
  verbindungUuid: string,
  { ressource: { name, id }, seit }: { ressource: Ressource; seit: Date },
): Promise<boolean> {
  const zeile = { verbindungUuid, ressource: name, ressourceId: id, seit };
  return (
    (
      await ausfuehrer
        .insert(liveBeobachter)
        .values(zeile)
        .onConflictDoNothing()
        .returning({ id: liveBeobachter.ressourceId })
    ).length > 0
  );
}

/** A connection no longer looks at a record; false when it did not. */
export async function deleteBeobachter(
  ausfuehrer: Ausfuehrer,
  verbindungUuid: string,
  { name, id }: Ressource,
): Promise<boolean> {
  const mine = and(
    eq(liveBeobachter.verbindungUuid, verbindungUuid),
    eq(liveBeobachter.ressource, name),
    eq(liveBeobachter.ressourceId, id),
  );
  return (await ausfuehrer.delete(liveBeobachter).where(mine).returning({ id: liveBeobachter.ressourceId })).length > 0;
}

/** No connection of a user looks at a record any more; false when none did. */
export async function deleteBeobachterVon(
  ausfuehrer: Ausfuehrer,
  benutzerUuid: string,
  { name, id }: Ressource,
): Promise<boolean> {
  const seine = ausfuehrer
    .select({ uuid: liveVerbindung.uuid })
    .from(liveVerbindung)
    .where(eq(liveVerbindung.benutzerUuid, benutzerUuid));
  const weg = await ausfuehrer
    .delete(liveBeobachter)
    .where(
      and(
        inArray(liveBeobachter.verbindungUuid, seine),
        eq(liveBeobachter.ressource, name),
        eq(liveBeobachter.ressourceId, id),
      ),
    )
    .returning({ id: liveBeobachter.ressourceId });
  return weg.length > 0;
}

/** Nobody who is not of this company looks at a record any more; false when nobody did. */
export async function deleteFremdeBeobachter(
  ausfuehrer: Ausfuehrer,
  unternehmenUuid: string,
  { name, id }: Ressource,
): Promise<boolean> {
  const { rows } = await ausfuehrer.execute(sql`
    DELETE FROM live_beobachter o USING live_verbindung v
    WHERE v.uuid = o.verbindung_uuid AND o.ressource = ${name} AND o.ressource_id = ${id}::uuid AND NOT EXISTS (
      SELECT 1 FROM mitgliedschaft m WHERE m.benutzer_uuid = v.benutzer_uuid AND m.unternehmen_uuid = ${unternehmenUuid}::uuid)
    RETURNING o.ressource_id`);
  return rows.length > 0;
}

/** First and last names of those who look at a record, each person once, who came first stands first. */
export async function listBeobachter(
  ausfuehrer: Ausfuehrer,
  { name, id }: { name: string; id: string },
): Promise<string[]> {
  const { rows } = await ausfuehrer.execute<{ name: string }>(sql`
    SELECT trim(b.vorname || ' ' || b.nachname) AS name
    FROM live_beobachter o JOIN live_verbindung v ON v.uuid = o.verbindung_uuid JOIN benutzer b ON b.uuid = v.benutzer_uuid
    WHERE o.ressource = ${name} AND o.ressource_id = ${id}::uuid
    GROUP BY b.uuid, b.vorname, b.nachname ORDER BY min(o.seit), b.uuid`);
  return rows.map((zeile) => zeile.name);
}

/**
 * A node says that it lives, for so many milliseconds; true when it was not known, or counted as gone. Counted with the
 * clock of the database, the one that all nodes have in common: twenty seconds between theirs would make them take each
 * other for dead.
 */
export async function reportKnoten(ausfuehrer: Ausfuehrer, uuid: string, leiheMs: number): Promise<boolean> {
  const { rows } = await ausfuehrer.execute<{ neu: boolean }>(sql`
    INSERT INTO live_knoten (uuid, lebt_bis) VALUES (${uuid}::uuid, now() + ${leiheMs}::integer * interval '1 millisecond')
    ON CONFLICT (uuid) DO UPDATE SET lebt_bis = excluded.lebt_bis RETURNING (xmax = 0) AS neu`);
  return rows[0]?.neu === true;
}

/** Removes nodes with their connections and tells those who look at the same records that somebody has gone. */
async function deleteKnoten(ausfuehrer: Ausfuehrer, welche: SQL, am: Date): Promise<void> {
  await ausfuehrer.execute(sql`
    WITH weg AS (
      SELECT uuid FROM live_knoten WHERE ${welche} FOR UPDATE SKIP LOCKED
    ), gesehen AS (
      SELECT DISTINCT o.ressource, o.ressource_id
      FROM live_beobachter o JOIN live_verbindung v ON v.uuid = o.verbindung_uuid JOIN weg ON weg.uuid = v.knoten_uuid
    ), geloescht AS (
      DELETE FROM live_knoten k USING weg WHERE k.uuid = weg.uuid
    )
    INSERT INTO live_ereignis (ziel, empfaenger, nutzlast, erstellt_am)
    SELECT ${resourceWatcher.destination}, jsonb_build_object('art', 'beobachter', 'name', ressource, 'id', ressource_id),
      jsonb_build_object('name', ressource, 'id', ressource_id), ${am.toISOString()}::timestamptz FROM gesehen`);
}

/** Removes one node. */
export const deleteEigenenKnoten = (ausfuehrer: Ausfuehrer, uuid: string, am: Date) =>
  deleteKnoten(ausfuehrer, sql`${liveKnoten.uuid} = ${uuid}::uuid`, am);

/** Removes the nodes that have not said for too long that they live. */
export const deleteToteKnoten = (ausfuehrer: Ausfuehrer, am: Date) =>
  deleteKnoten(ausfuehrer, sql`${liveKnoten.lebtBis} < now()`, am);

/**
 * What tells those who look at an Antrag that it was saved, out of a row `neu` with its uuid, the moment and the
 * person, who hears nothing.
 */
const gespeichert = sql`INSERT INTO live_ereignis (ziel, empfaenger, nutzlast, erstellt_am)
  SELECT ${resourceSaved.destination}::text,
    jsonb_strip_nulls(jsonb_build_object('art', 'beobachter', 'name', 'antrag', 'id', neu.antrag_uuid, 'ausser', neu.geaendert_von)),
    jsonb_build_object('name', 'antrag', 'id', neu.antrag_uuid, 'isSaved', true,
      'savedByUser', coalesce(trim(b.vorname || ' ' || b.nachname), ${OHNE_PERSON}::text)),
    neu.geaendert_am
  FROM neu LEFT JOIN benutzer b ON b.uuid = neu.geaendert_von
  WHERE EXISTS (
    SELECT 1 FROM live_beobachter o JOIN live_verbindung v ON v.uuid = o.verbindung_uuid
    WHERE o.ressource = 'antrag' AND o.ressource_id = neu.antrag_uuid AND v.benutzer_uuid IS DISTINCT FROM neu.geaendert_von
  )`;

/**
 * Part of the statement that saves a Vorhaben, whose saved row it knows as `neu`. While nobody else looks at it, this
 * costs one look into an index.
 */
export const meldeGespeichert = sql`, gemeldet AS (${gespeichert})`;

/** The same for whatever else changes an Antrag. `von`: null when it was no person. */
export async function insertGespeichert(
  tx: Tx,
  { antragUuid, am, von }: { antragUuid: string; am: Date; von: string | null },
): Promise<void> {
  await tx.execute(sql`
    WITH neu AS (SELECT ${antragUuid}::uuid AS antrag_uuid, ${am.toISOString()}::timestamptz AS geaendert_am, ${von}::uuid AS geaendert_von)
    ${gespeichert}`);
}
