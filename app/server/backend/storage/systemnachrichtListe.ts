import { asc, desc, eq, getTableColumns, ilike, inArray, or, sql } from "drizzle-orm";
import type { Zielgruppe } from "~/domain/nachricht/zielgruppe";
import type { Ausfuehrer } from "./datenbank";
import { deutsch, muster } from "./listenBedingungen";
import { benutzer } from "./schema/benutzer";
import { systemnachricht } from "./schema/systemnachricht";
import { unternehmen } from "./schema/unternehmen";

/** How many people have closed it as it reads now. */
const anzahlGeschlossen = sql<number>`(select count(*)::int from systemnachricht_geschlossen g
  where g.systemnachricht_uuid = systemnachricht.uuid and g.fassung = systemnachricht.fassung)`;

const vonPerson = sql<string | null>`nullif(trim(${benutzer.vorname} || ' ' || ${benutzer.nachname}), '')`;

const select = (ausfuehrer: Ausfuehrer) =>
  ausfuehrer
    .select({ ...getTableColumns(systemnachricht), anzahlGeschlossen, vonPerson })
    .from(systemnachricht)
    .leftJoin(benutzer, eq(benutzer.uuid, systemnachricht.geaendertVon));

/** An announcement as staff see it: who has changed it last, and how many have closed it. */
export type VerwalteteZeile = Awaited<ReturnType<typeof select>>[number];

/** All announcements, also past ones, the latest first. One statement. */
export const listAlleSystemnachrichten = (ausfuehrer: Ausfuehrer): Promise<VerwalteteZeile[]> =>
  select(ausfuehrer).orderBy(desc(systemnachricht.anzeigenVon), asc(systemnachricht.uuid));

/** One announcement; undefined for an unknown one. */
export async function findVerwaltete(ausfuehrer: Ausfuehrer, uuid: string): Promise<VerwalteteZeile | undefined> {
  const [zeile] = await select(ausfuehrer).where(eq(systemnachricht.uuid, uuid));
  return zeile;
}

/**
 * How many people can log in who are in an audience, each once, whatever roles they have. Whoever has no password yet
 * does not count.
 */
export async function countGemeinte(
  ausfuehrer: Ausfuehrer,
  { zielgruppe, unternehmen: firmen, rollen }: Zielgruppe,
): Promise<number> {
  const { rows } = await ausfuehrer.execute<{ anzahl: number }>(sql`
    SELECT count(*)::int AS anzahl FROM benutzer b
    WHERE b.gesperrt_seit IS NULL AND b.passwort_hash IS NOT NULL AND (
      ${zielgruppe} = 'ALLE'
      OR b.system_rollen && ${sql.param([...rollen])}::text[]
      OR EXISTS (SELECT 1 FROM mitgliedschaft m WHERE m.benutzer_uuid = b.uuid
        AND (m.unternehmen_uuid = any(${sql.param([...firmen])}::uuid[]) OR m.rolle = any(${sql.param([...rollen])}::text[]))))`);
  return rows[0]?.anzahl ?? 0;
}

/** A company to choose. */
export type ZielFirma = { uuid: string; firma: string; ort: string };

const ort = sql<string>`coalesce(${unternehmen.stammdaten}->>'ort', '')`;

const selectFirmen = (ausfuehrer: Ausfuehrer) =>
  ausfuehrer.select({ uuid: unternehmen.uuid, firma: unternehmen.firma, ort }).from(unternehmen);

/** The companies of these ids, by name; unknown ones are left out. */
export const listFirmenNachUuid = (ausfuehrer: Ausfuehrer, uuids: readonly string[]): Promise<ZielFirma[]> =>
  uuids.length === 0
    ? Promise.resolve([])
    : selectFirmen(ausfuehrer)
        .where(inArray(unternehmen.uuid, [...uuids]))
        .orderBy(deutsch(unternehmen.firma), asc(unternehmen.uuid));

/** The first companies by name in whose name or place a text occurs. */
export const searchFirmen = (ausfuehrer: Ausfuehrer, text: string, hoechstens: number): Promise<ZielFirma[]> =>
  selectFirmen(ausfuehrer)
    .where(or(ilike(unternehmen.firma, muster(text)), ilike(ort, muster(text))))
    .orderBy(deutsch(unternehmen.firma), asc(unternehmen.uuid))
    .limit(hoechstens);
