import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer } from "./datenbank";
import type { Listensuche } from "./listenBedingungen";
import { moment } from "./moment";
import { countBisEnde, type Protokollort, toProtokollWo } from "./protokollBedingungen";

const zeilen = z.array(
  z.object({
    antragUuid: z.string(),
    ereignisNummer: z.number(),
    am: moment,
    vorgang: z.string(),
    inhalt: z.record(z.string(), z.unknown()),
    vorher: z.string(),
    hash: z.string(),
    benutzerUuid: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    nummer: z.string().nullable(),
    von: z.string().nullable(),
    nach: z.string().nullable(),
  }),
);

/** An event of a chain as it is stored, with who it was and the number of its Antrag. */
export type Kettenereignis = z.infer<typeof zeilen>[number];

/** Also what somebody has changed behind the back of the portal has to be shown: no id is taken for one unseen. */
const PERSON = sql`CASE WHEN e.inhalt ->> 'person' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  THEN (e.inhalt ->> 'person')::uuid END`;
const ANGABEN = sql`e.antrag_uuid AS "antragUuid", e.nummer AS "ereignisNummer", e.am, e.art AS vorgang, e.inhalt,
  e.vorher_hash AS vorher, e.hash, b.uuid AS "benutzerUuid", trim(b.vorname || ' ' || b.nachname) AS name, b.email,
  t.antragsnummer AS nummer, e.inhalt ->> 'von' AS von, e.inhalt ->> 'nach' AS nach`;
const QUELLE = sql`ereignis e LEFT JOIN benutzer b ON b.uuid = ${PERSON} LEFT JOIN antrag t ON t.uuid = e.antrag_uuid`;

const ORT: Protokollort = {
  tabelle: sql`ereignis`,
  am: sql`e.am`,
  vorgang: { spalte: sql`e.art`, name: sql`art` },
  person: { spalte: sql`(e.inhalt ->> 'person')`, typ: "text" },
  antrag: sql`e.antrag_uuid`,
};

/** Events of a chain stay in their order, also those of the same moment. */
const toReihenfolge = ({ sortierung }: Listensuche): SQL =>
  sortierung[0]?.order === "asc"
    ? sql`e.am ASC, e.antrag_uuid ASC, e.nummer ASC`
    : sql`e.am DESC, e.antrag_uuid DESC, e.nummer DESC`;

/** The events of all chains: one page, and how many fit, counted as far as the list reaches. */
export async function listKettenereignisse(
  db: Ausfuehrer,
  suche: Listensuche,
): Promise<{ zeilen: Kettenereignis[]; total: number }> {
  const wo = await toProtokollWo(db, ORT, suche);
  const { rows } = await db.execute(sql`SELECT ${ANGABEN} FROM ${QUELLE} WHERE ${wo}
    ORDER BY ${toReihenfolge(suche)} OFFSET ${suche.offset} LIMIT ${suche.limit}`);
  return { zeilen: zeilen.parse(rows), total: await countBisEnde(db, sql`ereignis e WHERE ${wo}`) };
}
