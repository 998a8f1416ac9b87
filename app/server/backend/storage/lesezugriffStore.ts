import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { artenMit, LESEZUGRIFFE, type LesezugriffArt, lesezugriffArten } from "~/domain/protokoll/lesezugriffe";
import type { Ausfuehrer } from "./datenbank";
import { type Bedingung, type Listensuche, muster, toFilter } from "./listenBedingungen";
import { ofAntraege, ofPersonen, type Protokolleintrag, readProtokollZeilen } from "./protokollStore";

const isEine = (arten: readonly LesezugriffArt[]): SQL => inArray(sql`a.vorgang`, [...arten]);

/** An id stands alone in `nach`, and at the beginning of `grund`. */
const PLATZ = { nach: sql`a.nach`, grund: sql`left(a.grund, 36)` };

/** Lines about people, or companies, that `gesucht` selects the ids of. */
const ofArt = (art: "PERSON" | "UNTERNEHMEN", gesucht: SQL): SQL[] =>
  (["nach", "grund"] as const).flatMap((feld) => {
    const arten = artenMit(art, feld);
    return arten.length === 0 ? [] : [sql`(${isEine(arten)} AND ${PLATZ[feld]} IN (${gesucht}))`];
  });

/** Lines about people by name or address, or about a company by its name. */
function aboutWen(text: string): SQL {
  const personen = sql`SELECT p.uuid::text FROM benutzer p
    WHERE p.email ILIKE ${muster(text)} OR (p.vorname || ' ' || p.nachname) ILIKE ${muster(text)}`;
  const firmen = sql`SELECT u.uuid::text FROM unternehmen u WHERE u.firma ILIKE ${muster(text)}`;
  return or(...ofArt("PERSON", personen), ...ofArt("UNTERNEHMEN", firmen)) ?? sql`false`;
}

const ohneWen = lesezugriffArten.filter((art) => !("wen" in LESEZUGRIFFE[art]));

function toBedingung(key: string, bedingung: Bedingung): SQL {
  if (key === "am") return toFilter(sql`a.am`, bedingung);
  if (key === "art") return toFilter(sql`a.vorgang`, bedingung);
  const isText = bedingung.art === "enthaelt";
  if (key === "wen") return isText ? aboutWen(bedingung.text) : isEine(ohneWen);
  if (key === "person") return isText ? ofPersonen(bedingung.text) : sql`a.benutzer_uuid IS NULL`;
  return isText ? ofAntraege(bedingung.text) : sql`a.antrag_uuid IS NULL`;
}

/** By people, companies and numbers of Anträge, and by what the kinds are called. */
function toSuche(suche: string): SQL | undefined {
  if (suche === "") return undefined;
  const arten = lesezugriffArten.filter((art) => LESEZUGRIFFE[art].label.toLowerCase().includes(suche.toLowerCase()));
  const ofArten = arten.length === 0 ? undefined : isEine(arten);
  return or(ofPersonen(suche), ofAntraege(suche), aboutWen(suche), ofArten);
}

/** The lines that say that somebody has read something: one page, and how many fit, as far as the list reaches. */
export function listLesezugriffZeilen(
  db: Ausfuehrer,
  suche: Listensuche,
): Promise<{ zeilen: Protokolleintrag[]; total: number }> {
  const gefiltert = Object.entries(suche.filter).map(([key, bedingung]) => toBedingung(key, bedingung));
  return readProtokollZeilen(db, suche, and(isEine(lesezugriffArten), toSuche(suche.suche), ...gefiltert));
}

const namen = z.array(z.object({ uuid: z.string(), name: z.string(), email: z.string() }));

/** The people and companies with these ids, by them; a company has no address. */
export async function findGelesene(
  db: Ausfuehrer,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, { name: string; email: string }>> {
  if (uuids.length === 0) return new Map();
  const diese = sql`ANY(${sql.param([...uuids])}::uuid[])`;
  const { rows } = await db.execute(sql`
    SELECT uuid, trim(vorname || ' ' || nachname) AS name, email FROM benutzer WHERE uuid = ${diese}
    UNION ALL SELECT uuid, firma, '' FROM unternehmen WHERE uuid = ${diese}`);
  return new Map(namen.parse(rows).map(({ uuid, name, email }) => [uuid, { name, email }]));
}
