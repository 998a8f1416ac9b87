import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { artenMit, LESEZUGRIFFE, type LesezugriffArt, lesezugriffArten } from "~/domain/protokoll/lesezugriffe";
import type { Ausfuehrer } from "./datenbank";
import { type Bedingung, type Listensuche, muster, toFilter } from "./listenBedingungen";
import { among } from "./protokollBedingungen";
import { ofAntraege, ofPersonen, type Protokolleintrag, readProtokollZeilen } from "./protokollStore";

const isEine = (arten: readonly LesezugriffArt[]): SQL => inArray(sql`a.vorgang`, [...arten]);

/** An id stands alone in `nach`, and at the beginning of `grund`; both as their indexes have them. */
const PLATZ = { nach: sql`left(a.nach, 36)`, grund: sql`left(a.grund, 36)` };

/** Lines about people, or companies, that `auswahl` selects the ids of. */
async function ofArt(db: Ausfuehrer, art: "PERSON" | "UNTERNEHMEN", auswahl: SQL): Promise<SQL[]> {
  const bedingungen: SQL[] = [];
  for (const feld of ["nach", "grund"] as const) {
    const arten = artenMit(art, feld);
    if (arten.length > 0)
      bedingungen.push(sql`(${isEine(arten)} AND ${await among(db, PLATZ[feld], { auswahl, typ: "text" })})`);
  }
  return bedingungen;
}

/** Lines about people by name or address, or about a company by its name. */
async function aboutWen(db: Ausfuehrer, text: string): Promise<SQL> {
  const personen = sql`SELECT p.uuid::text FROM benutzer p
    WHERE p.email ILIKE ${muster(text)} OR (p.vorname || ' ' || p.nachname) ILIKE ${muster(text)}`;
  const firmen = sql`SELECT u.uuid::text FROM unternehmen u WHERE u.firma ILIKE ${muster(text)}`;
  return or(...(await ofArt(db, "PERSON", personen)), ...(await ofArt(db, "UNTERNEHMEN", firmen))) ?? sql`false`;
}

const ohneWen = lesezugriffArten.filter((art) => !("wen" in LESEZUGRIFFE[art]));

async function toBedingung(db: Ausfuehrer, key: string, bedingung: Bedingung): Promise<SQL> {
  if (key === "am") return toFilter(sql`a.am`, bedingung);
  if (key === "art") return toFilter(sql`a.vorgang`, bedingung);
  const text = bedingung.art === "enthaelt" ? bedingung.text : null;
  if (key === "wen") return text === null ? isEine(ohneWen) : aboutWen(db, text);
  if (key === "person") return text === null ? sql`a.benutzer_uuid IS NULL` : ofPersonen(db, text);
  return text === null ? sql`a.antrag_uuid IS NULL` : ofAntraege(db, text);
}

/** By people, companies and numbers of Anträge, and by what the kinds are called. */
async function toSuche(db: Ausfuehrer, suche: string): Promise<SQL | undefined> {
  if (suche === "") return undefined;
  const arten = lesezugriffArten.filter((art) => LESEZUGRIFFE[art].label.toLowerCase().includes(suche.toLowerCase()));
  const ofArten = arten.length === 0 ? undefined : isEine(arten);
  return or(await ofPersonen(db, suche), await ofAntraege(db, suche), await aboutWen(db, suche), ofArten);
}

/** The lines that say that somebody has read something: one page, and how many fit, as far as the list reaches. */
export async function listLesezugriffZeilen(
  db: Ausfuehrer,
  suche: Listensuche,
): Promise<{ zeilen: Protokolleintrag[]; total: number }> {
  const gefiltert: SQL[] = [];
  for (const [key, bedingung] of Object.entries(suche.filter)) gefiltert.push(await toBedingung(db, key, bedingung));
  const wo = and(isEine(lesezugriffArten), await toSuche(db, suche.suche), ...gefiltert);
  return readProtokollZeilen(db, suche, wo);
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
