import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer, Tx } from "./datenbank";
import type { Listensuche } from "./listenBedingungen";
import { moment } from "./moment";
import { countBisEnde, isAboutAntraege, isOfPersonen, type Protokollort, toProtokollWo } from "./protokollBedingungen";

const zeilen = z.array(
  z.object({
    lfd: z.coerce.number(),
    am: moment,
    vorgang: z.string(),
    benutzerUuid: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    antragUuid: z.string().nullable(),
    nummer: z.string().nullable(),
    von: z.string().nullable(),
    nach: z.string().nullable(),
    grund: z.string().nullable(),
  }),
);

/** A line of the audit log, with who it was and the number of its Antrag. */
export type Protokolleintrag = z.infer<typeof zeilen>[number];

const ANGABEN = sql`a.lfd, a.am, a.vorgang, a.benutzer_uuid AS "benutzerUuid", trim(b.vorname || ' ' || b.nachname) AS name,
  b.email, a.antrag_uuid AS "antragUuid", t.antragsnummer AS nummer, a.von, a.nach, a.grund`;
const QUELLE = sql`audit a LEFT JOIN benutzer b ON b.uuid = a.benutzer_uuid LEFT JOIN antrag t ON t.uuid = a.antrag_uuid`;

const ORT: Protokollort = {
  tabelle: sql`audit`,
  am: sql`a.am`,
  vorgang: { spalte: sql`a.vorgang`, name: sql`vorgang` },
  person: { spalte: sql`a.benutzer_uuid`, typ: "uuid" },
  antrag: sql`a.antrag_uuid`,
};

/** Lines of people, by name or address. */
export const ofPersonen = (db: Ausfuehrer, text: string): Promise<SQL> => isOfPersonen(db, ORT, text);

/** Lines about Anträge, by number or id. */
export const ofAntraege = (db: Ausfuehrer, text: string): Promise<SQL> => isAboutAntraege(db, ORT, text);

/**
 * By the time that the list shows; those of one moment as they were written. The numbers alone are not in order of
 * time: what ended unnoticed, such as an invitation, is written down with the time of its end.
 */
const toReihenfolge = ({ sortierung }: Pick<Listensuche, "sortierung">): SQL =>
  sortierung[0]?.order === "asc" ? sql`a.am ASC, a.lfd ASC` : sql`a.am DESC, a.lfd DESC`;

/** Some lines of the log with what was found, and how many there are. */
type Gefunden = { zeilen: Protokolleintrag[]; total: number };

/** The lines of the audit log: one page, and how many fit, counted as far as the list reaches. */
export const listProtokollZeilen = async (db: Ausfuehrer, suche: Listensuche): Promise<Gefunden> =>
  readProtokollZeilen(db, suche, await toProtokollWo(db, ORT, suche));

/** The same for lines of the table `a` that fit another condition. */
export async function readProtokollZeilen(
  db: Ausfuehrer,
  suche: Pick<Listensuche, "sortierung" | "offset" | "limit">,
  wo: SQL = sql`true`,
): Promise<Gefunden> {
  const seite = await db.execute(sql`SELECT ${ANGABEN} FROM ${QUELLE} WHERE ${wo}
    ORDER BY ${toReihenfolge(suche)} OFFSET ${suche.offset} LIMIT ${suche.limit}`);
  return { zeilen: zeilen.parse(seite.rows), total: await countBisEnde(db, sql`audit a WHERE ${wo}`) };
}

/** Has somebody read the log with the same question since then? */
export async function hasGelesen(
  db: Ausfuehrer,
  { wer, vorgang, was, seit }: { wer: string; vorgang: string; was: string; seit: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM audit WHERE vorgang = ${vorgang} AND benutzer_uuid = ${wer}::uuid
      AND am > ${seit.toISOString()}::timestamptz AND grund = ${was} LIMIT 1`);
  return rows.length > 0;
}

/** Lets nobody else note at the same time what this person reads, until the end of the transaction. */
export async function lockLesungen(tx: Tx, wer: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lesung:${wer}`}, 0))`);
}

const koepfe = z.array(z.object({ antragUuid: z.string(), nummer: z.number(), hash: z.string(), siegel: z.string() }));

/** The heads of the chains of these Anträge, in the order of their ids. */
export async function listKettenkoepfe(db: Ausfuehrer, uuids: readonly string[]): Promise<z.infer<typeof koepfe>> {
  if (uuids.length === 0) return [];
  const { rows } = await db.execute(sql`
    SELECT antrag_uuid AS "antragUuid", nummer, hash, siegel FROM ereignis_kopf
    WHERE antrag_uuid = ANY(${sql.param([...uuids])}::uuid[]) ORDER BY antrag_uuid`);
  return koepfe.parse(rows);
}

/** The names and addresses of these people, by their ids; nothing of whom nobody knows any more. */
export async function findPersonen(
  db: Ausfuehrer,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; email: string }>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await db.execute<{ uuid: string; name: string; email: string }>(sql`
    SELECT uuid, trim(vorname || ' ' || nachname) AS name, email FROM benutzer
    WHERE uuid = ANY(${sql.param([...uuids])}::uuid[])`);
  return new Map(rows.map(({ uuid, name, email }) => [uuid, { name, email }]));
}

/** The number of an Antrag: undefined for an unknown one, null for a draft. */
export async function findNummer(db: Ausfuehrer, uuid: string): Promise<string | null | undefined> {
  const { rows } = await db.execute<{ nummer: string | null }>(
    sql`SELECT antragsnummer AS nummer FROM antrag WHERE uuid = ${uuid}::uuid`,
  );
  return rows[0]?.nummer;
}
