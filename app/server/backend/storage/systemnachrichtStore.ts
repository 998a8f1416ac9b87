import { and, asc, eq, getTableColumns, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { systemnachricht, systemnachrichtGeschlossen, type SystemnachrichtZeile } from "./schema/systemnachricht";
import { vorbereitet } from "./vorbereitet";

export type { SystemnachrichtZeile };

/** So many announcements at most are given at once; more nobody could read. */
const HOECHSTENS = 100;

/** Not over yet, as far as a statement can tell that is put together once. */
const isOffen = or(isNull(systemnachricht.anzeigenBis), gt(systemnachricht.anzeigenBis, sql.placeholder("jetzt")));

/** Meant for a company or a role, each null where somebody has none. domain/nachricht/zielgruppe.ts says the same. */
const isGemeint = (unternehmenUuid: SQL, rolle: SQL): SQL =>
  sql`(${systemnachricht.zielgruppe} = 'ALLE' or ${unternehmenUuid} = any(${systemnachricht.unternehmen}) or ${rolle} = any(${systemnachricht.rollen}))`;

/** With names of the database: a statement about one table writes its columns without the table. */
const geschlossenVon = (benutzerUuid: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${systemnachrichtGeschlossen} g where g.systemnachricht_uuid = systemnachricht.uuid
    and g.benutzer_uuid = ${benutzerUuid} and g.fassung = systemnachricht.fassung)`;

const platz = {
  unternehmenUuid: sql`${sql.placeholder("unternehmenUuid")}::uuid`,
  rolle: sql`${sql.placeholder("rolle")}::text`,
  benutzerUuid: sql`${sql.placeholder("benutzerUuid")}::uuid`,
};

/** Every page asks for it. */
const offene = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select({ ...getTableColumns(systemnachricht), geschlossen: geschlossenVon(platz.benutzerUuid) })
    .from(systemnachricht)
    .where(and(isOffen, isGemeint(platz.unternehmenUuid, platz.rolle)))
    .orderBy(asc(systemnachricht.anzeigenVon), asc(systemnachricht.uuid))
    .limit(HOECHSTENS)
    .prepare(name),
);

/** Who reads: in which company and role, null where there is none. */
export type Leser = { benutzerUuid: string; unternehmenUuid: string | null; rolle: string | null };

/** What was read, and whether the reader has closed it as it is now. */
export type GeleseneZeile = SystemnachrichtZeile & { geschlossen: boolean };

/** Announcements for somebody that are not over yet, earliest first. */
export function listOffeneSystemnachrichten(
  ausfuehrer: Ausfuehrer,
  leser: Leser,
  jetzt: Date,
): Promise<GeleseneZeile[]> {
  return offene(ausfuehrer).execute({ ...leser, jetzt });
}

const derStartseite = vorbereitet((ausfuehrer, name) =>
  ausfuehrer
    .select()
    .from(systemnachricht)
    .where(and(isOffen, systemnachricht.aufStartseite))
    .orderBy(asc(systemnachricht.anzeigenVon), asc(systemnachricht.uuid))
    .limit(HOECHSTENS)
    .prepare(name),
);

/** What everybody may read on the page of the login, now or later; earliest first. */
export function listStartseite(ausfuehrer: Ausfuehrer, jetzt: Date): Promise<SystemnachrichtZeile[]> {
  return derStartseite(ausfuehrer).execute({ jetzt });
}

/** Adds an announcement. */
export async function insertSystemnachricht(
  ausfuehrer: Ausfuehrer,
  zeile: typeof systemnachricht.$inferInsert,
): Promise<void> {
  await ausfuehrer.insert(systemnachricht).values(zeile);
}

/** An announcement, locked until the transaction ends; undefined when there is none. */
export async function lockSystemnachricht(tx: Tx, uuid: string): Promise<SystemnachrichtZeile | undefined> {
  const [zeile] = await tx.select().from(systemnachricht).where(eq(systemnachricht.uuid, uuid)).for("update");
  return zeile;
}

/** Changes an announcement that was locked; its revision grows. Gives what it is now. */
export async function updateSystemnachricht(
  tx: Tx,
  uuid: string,
  werte: Partial<Omit<SystemnachrichtZeile, "uuid" | "revision">>,
): Promise<SystemnachrichtZeile> {
  const [zeile] = await tx
    .update(systemnachricht)
    .set({ ...werte, revision: sql`${systemnachricht.revision} + 1` })
    .where(eq(systemnachricht.uuid, uuid))
    .returning();
  if (zeile === undefined) throw new Error(`The announcement ${uuid} was locked and is gone`);
  return zeile;
}

/** Removes an announcement, and who has closed it. */
export async function deleteSystemnachricht(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(systemnachricht).where(eq(systemnachricht.uuid, uuid));
}

/**
 * Notes that somebody has closed announcements as they read now; one that is not meant for the reader, is gone, or
 * reads otherwise by now, is left out. Once more changes nothing. One statement.
 */
export async function insertGeschlossen(
  ausfuehrer: Ausfuehrer,
  { benutzerUuid, unternehmenUuid, rolle }: Leser,
  { geschlossen, am }: { geschlossen: readonly { uuid: string; fassung: number }[]; am: Date },
): Promise<void> {
  const uuids = sql.param(geschlossen.map(({ uuid }) => uuid));
  const fassungen = sql.param(geschlossen.map(({ fassung }) => fassung));
  await ausfuehrer.execute(sql`
    INSERT INTO systemnachricht_geschlossen AS g (systemnachricht_uuid, benutzer_uuid, fassung, am)
    SELECT ${systemnachricht.uuid}, ${benutzerUuid}::uuid, ${systemnachricht.fassung}, ${am.toISOString()}::timestamptz
    FROM ${systemnachricht} JOIN (SELECT DISTINCT * FROM unnest(${uuids}::uuid[], ${fassungen}::integer[]) AS z (uuid, fassung)) z
      ON z.uuid = ${systemnachricht.uuid} AND z.fassung = ${systemnachricht.fassung}
    WHERE ${isGemeint(sql`${unternehmenUuid}::uuid`, sql`${rolle}::text`)}
    ORDER BY ${systemnachricht.uuid}
    ON CONFLICT (systemnachricht_uuid, benutzer_uuid) DO UPDATE SET fassung = excluded.fassung, am = excluded.am
      WHERE g.fassung <> excluded.fassung`);
}
