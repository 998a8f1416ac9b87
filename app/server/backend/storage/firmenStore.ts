import { and, asc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Firmenspalte } from "~/domain/tabelle/firmenSpalten";
import type { Ausfuehrer } from "./datenbank";
import { deutsch, type Listensuche, muster, toFilter, toReihenfolge } from "./listenBedingungen";
import { mitgliedschaft, unternehmen } from "./schema/unternehmen";

const ort = sql<string>`coalesce(${unternehmen.stammdaten}->>'ort', '')`;
const anzahlBenutzer = sql<number>`(select count(*)::int from ${mitgliedschaft}
    where ${mitgliedschaft.unternehmenUuid} = ${unternehmen.uuid})`;

/** What stands in each column. */
const SPALTEN: Readonly<Record<Firmenspalte["key"], SQL>> = {
  firma: sql`${unternehmen.firma}`,
  rechtsform: sql`${unternehmen.rechtsform}`,
  ort,
  anzahlBenutzer,
  erstelltAm: sql`${unternehmen.erstelltAm}`,
};

/** By the name as people read it; numbers and moments as they are. */
const SORTIERBAR = { ...SPALTEN, firma: deutsch(unternehmen.firma), ort: deutsch(ort) };

/** So many digits are a tax number rather than a part of a name. */
const ZIFFERN_EINER_NUMMER = 5;

/** Names, places, and tax numbers however they are written. */
function withText(text: string): SQL | undefined {
  const ziffern = text.replace(/\D/g, "");
  const nummer = ziffern.length >= ZIFFERN_EINER_NUMMER ? ilike(unternehmen.steuernummer, muster(ziffern)) : undefined;
  return or(ilike(unternehmen.firma, muster(text)), ilike(ort, muster(text)), nummer);
}

const isSpalte = (key: string): key is Firmenspalte["key"] => Object.hasOwn(SPALTEN, key);

/** The companies of the portal: one page, and how many there are of what was looked for. */
export async function listFirmen(ausfuehrer: Ausfuehrer, suche: Listensuche) {
  const filter = Object.entries(suche.filter).map(([key, bedingung]) =>
    isSpalte(key) ? toFilter(SPALTEN[key], bedingung) : undefined,
  );
  const wo = and(suche.suche === "" ? undefined : withText(suche.suche), ...filter);
  const zeilen = await ausfuehrer
    .select({
      uuid: unternehmen.uuid,
      firma: unternehmen.firma,
      rechtsform: unternehmen.rechtsform,
      ort,
      anzahlBenutzer,
      erstelltAm: unternehmen.erstelltAm,
    })
    .from(unternehmen)
    .where(wo)
    .orderBy(...toReihenfolge(suche, SORTIERBAR), deutsch(unternehmen.firma), asc(unternehmen.uuid))
    .offset(suche.offset)
    .limit(suche.limit);
  const total = await ausfuehrer.$count(unternehmen, wo);
  return { zeilen, total };
}

/** The name of a company; undefined for an unknown one. */
export async function findFirma(ausfuehrer: Ausfuehrer, uuid: string): Promise<string | undefined> {
  const [zeile] = await ausfuehrer
    .select({ firma: unternehmen.firma })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, uuid));
  return zeile?.firma;
}
