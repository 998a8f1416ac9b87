import { and, or, type SQL, sql } from "drizzle-orm";
import { vorgaengeMit } from "~/domain/protokoll/vorgaenge";
import { LISTE_HOECHSTENS } from "~/domain/tabelle/tabellenAnsicht";
import { isUuid } from "~/lib/uuid";
import type { Ausfuehrer } from "./datenbank";
import { type Bedingung, type Listensuche, muster, toFilter } from "./listenBedingungen";

/** Where the lines of a log keep what they are found by; `name` is the column without its table. */
export type Protokollort = {
  tabelle: SQL;
  am: SQL;
  vorgang: { spalte: SQL; name: SQL };
  person: { spalte: SQL; typ: "uuid" | "text" };
  antrag: SQL;
};

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
export const isOfPersonen = (db: Ausfuehrer, { person }: Protokollort, text: string): Promise<SQL> =>
  among(db, person.spalte, {
    typ: person.typ,
    auswahl: sql`SELECT p.uuid::${sql.raw(person.typ)} FROM benutzer p
      WHERE p.email ILIKE ${muster(text)} OR (p.vorname || ' ' || p.nachname) ILIKE ${muster(text)}`,
  });

/** Lines about Anträge, by number or id; by its id also one that is gone. */
export const isAboutAntraege = (db: Ausfuehrer, { antrag }: Protokollort, text: string): Promise<SQL> =>
  among(db, antrag, {
    typ: "uuid",
    auswahl: isUuid(text)
      ? sql`SELECT ${text}::uuid`
      : sql`SELECT n.uuid FROM antrag n WHERE n.antragsnummer ILIKE ${muster(text)}`,
  });

/**
 * Lines of kinds whose key or name holds a text: the kinds are few, and the index gives one after the other.
 */
const isOfVorgang = (
  db: Ausfuehrer,
  { tabelle, vorgang: { spalte, name } }: Protokollort,
  text: string,
): Promise<SQL> =>
  among(db, spalte, {
    typ: "text",
    auswahl: sql`WITH RECURSIVE v (vorgang) AS (
        (SELECT ${name} FROM ${tabelle} ORDER BY ${name} LIMIT 1)
        UNION ALL
        SELECT (SELECT n.${name} FROM ${tabelle} n WHERE n.${name} > v.vorgang ORDER BY n.${name} LIMIT 1)
        FROM v WHERE v.vorgang IS NOT NULL
      ) SELECT vorgang FROM v
        WHERE vorgang ILIKE ${muster(text)} OR vorgang = ANY(${sql.param(vorgaengeMit(text))}::text[])`,
  });

type Gefragt = { key: string; bedingung: Bedingung };

/** By its column: people by name or address, an Antrag by its number or id. */
async function toBedingung(db: Ausfuehrer, ort: Protokollort, { key, bedingung }: Gefragt): Promise<SQL> {
  if (key === "am") return toFilter(ort.am, bedingung);
  if (key === "vorgang") return toFilter(ort.vorgang.spalte, bedingung);
  const isPerson = key === "person";
  if (bedingung.art !== "enthaelt") return sql`${isPerson ? ort.person.spalte : ort.antrag} IS NULL`;
  return isPerson ? isOfPersonen(db, ort, bedingung.text) : isAboutAntraege(db, ort, bedingung.text);
}

/** The lines of a log that fit what is asked for: by day, person, Antrag and kind. */
export async function toProtokollWo(
  db: Ausfuehrer,
  ort: Protokollort,
  { suche, filter }: Pick<Listensuche, "suche" | "filter">,
): Promise<SQL> {
  const gesucht =
    suche === ""
      ? undefined
      : or(
          await isOfVorgang(db, ort, suche),
          await isOfPersonen(db, ort, suche),
          await isAboutAntraege(db, ort, suche),
        );
  const gefiltert: SQL[] = [];
  for (const [key, bedingung] of Object.entries(filter)) gefiltert.push(await toBedingung(db, ort, { key, bedingung }));
  return and(gesucht, ...gefiltert) ?? sql`true`;
}

/** How many rows there are, counted as far as a list reaches. */
export async function countBisEnde(db: Ausfuehrer, quelle: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM (SELECT 1 FROM ${quelle} LIMIT ${LISTE_HOECHSTENS}) x`,
  );
  return rows[0]?.n ?? 0;
}
