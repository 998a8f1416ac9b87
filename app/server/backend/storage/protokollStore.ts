import { and, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { LISTE_HOECHSTENS } from "~/domain/tabelle/tabellenAnsicht";
import type { Ausfuehrer } from "./datenbank";
import { type Bedingung, type Listensuche, muster, toFilter } from "./listenBedingungen";
import { moment } from "./moment";

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

/** So many ids are looked up before the lines are: the database then finds the lines by an index. */
const GEZIELT = 500;

/**
 * A column that is one of what a statement selects. Few are read first, because a statement within a condition keeps
 * the database from using its index; many are as well compared line by line, for then the newest lines are soon found.
 */
export async function among(
  db: Ausfuehrer,
  spalte: SQL,
  { auswahl, typ }: { auswahl: SQL; typ: "uuid" | "text" },
): Promise<SQL> {
  const { rows } = await db.execute<{ wert: string }>(
    sql`SELECT x.wert FROM (${auswahl}) AS x (wert) LIMIT ${GEZIELT + 1}`,
  );
  if (rows.length > GEZIELT) return sql`${spalte} IN (${auswahl})`;
  const werte = sql.param(rows.map(({ wert }) => wert));
  // An index may hold only what is there, and the database cannot see that such a list is about nothing else.
  return sql`(${spalte} IS NOT NULL AND ${spalte} = ANY(${werte}::${sql.raw(typ)}[]))`;
}

/** Lines of people, by name or address. */
export const ofPersonen = (db: Ausfuehrer, text: string): Promise<SQL> =>
  among(db, sql`a.benutzer_uuid`, {
    typ: "uuid",
    auswahl: sql`SELECT p.uuid FROM benutzer p
      WHERE p.email ILIKE ${muster(text)} OR (p.vorname || ' ' || p.nachname) ILIKE ${muster(text)}`,
  });

/** Lines about Anträge, by number or id. */
export const ofAntraege = (db: Ausfuehrer, text: string): Promise<SQL> =>
  among(db, sql`a.antrag_uuid`, {
    typ: "uuid",
    auswahl: sql`SELECT n.uuid FROM antrag n
      WHERE n.antragsnummer ILIKE ${muster(text)} OR n.uuid::text = ${text.toLowerCase()}`,
  });

/** Lines of kinds whose name holds a text: the kinds are few, and the index gives one after the other. */
const ofVorgang = (db: Ausfuehrer, text: string): Promise<SQL> =>
  among(db, sql`a.vorgang`, {
    typ: "text",
    auswahl: sql`WITH RECURSIVE v (vorgang) AS (
        (SELECT vorgang FROM audit ORDER BY vorgang LIMIT 1)
        UNION ALL
        SELECT (SELECT n.vorgang FROM audit n WHERE n.vorgang > v.vorgang ORDER BY n.vorgang LIMIT 1)
        FROM v WHERE v.vorgang IS NOT NULL
      ) SELECT vorgang FROM v WHERE vorgang ILIKE ${muster(text)}`,
  });

/** By its column: people by name or address, an Antrag by its number or id. */
async function toBedingung(db: Ausfuehrer, key: string, bedingung: Bedingung): Promise<SQL> {
  if (key === "am") return toFilter(sql`a.am`, bedingung);
  if (key === "vorgang")
    return bedingung.art === "enthaelt" ? ofVorgang(db, bedingung.text) : toFilter(sql`a.vorgang`, bedingung);
  const spalte = key === "person" ? sql`a.benutzer_uuid` : sql`a.antrag_uuid`;
  if (bedingung.art !== "enthaelt") return sql`${spalte} IS NULL`;
  return key === "person" ? ofPersonen(db, bedingung.text) : ofAntraege(db, bedingung.text);
}

async function toWo(db: Ausfuehrer, { suche, filter }: Pick<Listensuche, "suche" | "filter">): Promise<SQL> {
  const gesucht =
    suche === "" ? undefined : or(await ofVorgang(db, suche), await ofPersonen(db, suche), await ofAntraege(db, suche));
  const gefiltert: SQL[] = [];
  for (const [key, bedingung] of Object.entries(filter)) gefiltert.push(await toBedingung(db, key, bedingung));
  return and(gesucht, ...gefiltert) ?? sql`true`;
}

/** Lines are numbered as they are written. */
const toReihenfolge = ({ sortierung }: Pick<Listensuche, "sortierung">): SQL =>
  sortierung[0]?.order === "asc" ? sql`a.lfd ASC` : sql`a.lfd DESC`;

/** Some lines of the log with what was found, and how many there are. */
type Gefunden = { zeilen: Protokolleintrag[]; total: number };

/** The lines of the audit log: one page, and how many fit, counted as far as the list reaches. */
export const listProtokollZeilen = async (db: Ausfuehrer, suche: Listensuche): Promise<Gefunden> =>
  readProtokollZeilen(db, suche, await toWo(db, suche));

/** The same for lines of the table `a` that fit another condition. */
export async function readProtokollZeilen(
  db: Ausfuehrer,
  suche: Pick<Listensuche, "sortierung" | "offset" | "limit">,
  wo: SQL = sql`true`,
): Promise<Gefunden> {
  const seite = await db.execute(sql`SELECT ${ANGABEN} FROM ${QUELLE} WHERE ${wo}
    ORDER BY ${toReihenfolge(suche)} OFFSET ${suche.offset} LIMIT ${suche.limit}`);
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT 1 FROM audit a WHERE ${wo} LIMIT ${LISTE_HOECHSTENS}) x`,
  );
  return { zeilen: zeilen.parse(seite.rows), total: rows[0]?.n ?? 0 };
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

const koepfe = z.array(z.object({ antragUuid: z.string(), nummer: z.number(), hash: z.string(), siegel: z.string() }));

/** The heads of the chains of these Anträge, in the order of their ids. */
export async function listKettenkoepfe(db: Ausfuehrer, uuids: readonly string[]): Promise<z.infer<typeof koepfe>> {
  if (uuids.length === 0) return [];
  const { rows } = await db.execute(sql`
    SELECT antrag_uuid AS "antragUuid", nummer, hash, siegel FROM ereignis_kopf
    WHERE antrag_uuid = ANY(${sql.param([...uuids])}::uuid[]) ORDER BY antrag_uuid`);
  return koepfe.parse(rows);
}

/** The names of these people, by their ids. */
export async function findNamen(db: Ausfuehrer, uuids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const { rows } = await db.execute<{ uuid: string; name: string }>(sql`
    SELECT uuid, trim(vorname || ' ' || nachname) AS name FROM benutzer WHERE uuid = ANY(${sql.param([...uuids])}::uuid[])`);
  return new Map(rows.map(({ uuid, name }) => [uuid, name]));
}

/** The number of an Antrag: undefined for an unknown one, null for a draft. */
export async function findNummer(db: Ausfuehrer, uuid: string): Promise<string | null | undefined> {
  const { rows } = await db.execute<{ nummer: string | null }>(
    sql`SELECT antragsnummer AS nummer FROM antrag WHERE uuid = ${uuid}::uuid`,
  );
  return rows[0]?.nummer;
}
