import { and, asc, count, desc, eq, gte, ilike, lt, ne, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { ANTRAG_STATUS, antragStatusSchluessel } from "~/domain/antrag/antragStatus";
import { type Blick, nameVon } from "./antragStore";
import type { Ausfuehrer } from "./datenbank";
import { antrag, antragRecht, vorhaben } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { vorbereitet } from "./vorbereitet";

/** What a column must be: like a text, on a day (from, to exclusive), one of some keys, or without a value. */
export type Bedingung =
  | { art: "enthaelt"; text: string }
  | { art: "zeitraum"; von: Date; bis: Date }
  | { art: "eineVon"; werte: readonly string[] }
  | { art: "ohneWert" };

export type Suchauftrag = {
  blick: Blick;
  /** True: only what the person created or is assigned to. */
  nurEigene: boolean;
  suche: string;
  filter: Partial<Record<FilterSpalte, Bedingung>>;
  sortierung: readonly { key: SortSpalte; order: "asc" | "desc" }[];
  offset: number;
  /** Null: all. */
  limit: number | null;
};

const anzahlVorhaben = sql<number>`(select count(*)::int from ${vorhaben} where ${vorhaben.antragUuid} = ${antrag.uuid} and not ${vorhaben.geloescht})`;
const geaendertVon = nameVon(benutzer);

/** The German text of a status, for sorting by what people see. */
const statusText = sql.join(
  [sql`case ${antrag.status}`, ...antragStatusSchluessel.map((key) => sql`when ${key} then ${ANTRAG_STATUS[key]}`), sql`end`],
  sql` `,
);

/** Sorts as people expect it, umlauts beside their vowels. */
const deutsch = (ausdruck: SQL | typeof antrag.bezeichnung) => sql`lower(${ausdruck}) collate "unicode"`;

/** What may be sorted by; nothing else from outside gets into ORDER BY. */
const SORTIERBAR = {
  antragsnummer: sql`${antrag.antragsnummer}`,
  bezeichnung: deutsch(antrag.bezeichnung),
  status: deutsch(statusText),
  version: sql`${antrag.version}`,
  anzahlVorhaben,
  erstelltAm: sql`${antrag.erstelltAm}`,
  geaendertAm: sql`${antrag.geaendertAm}`,
  geaendertVon: deutsch(geaendertVon),
  eingereichtAm: sql`${antrag.eingereichtAm}`,
} as const satisfies Record<string, SQL>;

const FILTERBAR = {
  antragsnummer: sql`${antrag.antragsnummer}`,
  bezeichnung: sql`${antrag.bezeichnung}`,
  status: sql`${antrag.status}`,
  version: sql`${antrag.version}`,
  erstelltAm: sql`${antrag.erstelltAm}`,
  geaendertAm: sql`${antrag.geaendertAm}`,
  geaendertVon,
  eingereichtAm: sql`${antrag.eingereichtAm}`,
} as const satisfies Record<string, SQL>;

export type SortSpalte = keyof typeof SORTIERBAR;
export type FilterSpalte = keyof typeof FILTERBAR;

export const isSortSpalte = (key: string): key is SortSpalte => Object.hasOwn(SORTIERBAR, key);
export const isFilterSpalte = (key: string): key is FilterSpalte => Object.hasOwn(FILTERBAR, key);

const muster = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

function toBedingung(ausdruck: SQL, bedingung: Bedingung): SQL | undefined {
  if (bedingung.art === "enthaelt") return ilike(ausdruck, muster(bedingung.text));
  if (bedingung.art === "ohneWert") return sql`coalesce(${ausdruck}::text, '') = ''`;
  if (bedingung.art === "eineVon") return or(...bedingung.werte.map((wert) => sql`${ausdruck} = ${wert}`)) ?? sql`false`;
  return and(gte(ausdruck, bedingung.von.toISOString()), lt(ausdruck, bedingung.bis.toISOString()));
}

function listFilter(filter: Suchauftrag["filter"]): (SQL | undefined)[] {
  return Object.entries(filter).map(([key, bedingung]) => (isFilterSpalte(key) ? toBedingung(FILTERBAR[key], bedingung) : undefined));
}

function toSuche(suche: string): SQL | undefined {
  if (suche === "") return undefined;
  const text = muster(suche);
  const imVorhaben = sql`exists (select 1 from ${vorhaben} where ${vorhaben.antragUuid} = ${antrag.uuid} and not ${vorhaben.geloescht}
    and ${vorhaben.titel} ilike ${text})`;
  return or(ilike(antrag.bezeichnung, text), ilike(antrag.antragsnummer, text), imVorhaben);
}

type Wert = string | Placeholder;
type Sicht = Pick<Suchauftrag, "nurEigene" | "filter"> & { blick: { benutzerUuid: Wert; unternehmenUuid: Wert | null } };

function toSichtbar({ blick, nurEigene, filter }: Sicht): (SQL | undefined)[] {
  const { benutzerUuid, unternehmenUuid } = blick;
  const zugewiesen = sql`exists (select 1 from ${antragRecht}
    where ${antragRecht.antragUuid} = ${antrag.uuid} and ${antragRecht.benutzerUuid} = ${benutzerUuid})`;
  return [
    unternehmenUuid === null ? undefined : eq(antrag.unternehmenUuid, unternehmenUuid),
    nurEigene ? or(eq(antrag.erstelltVon, benutzerUuid), zugewiesen) : undefined,
    filter.status === undefined ? ne(antrag.status, "GELOESCHT") : undefined,
  ];
}

function toReihenfolge(sortierung: Suchauftrag["sortierung"]): SQL[] {
  const gewaehlt = sortierung.map(({ key, order }) => sql`${SORTIERBAR[key]} ${sql.raw(order === "asc" ? "asc" : "desc")} nulls last`);
  return [...gewaehlt, desc(antrag.geaendertAm), asc(antrag.uuid)];
}

type Ausschnitt = { offset: number | Placeholder; limit: number | Placeholder | null };

function selectZeilen(ausfuehrer: Ausfuehrer, wo: SQL | undefined, reihenfolge: SQL[], { offset, limit }: Ausschnitt) {
  const abfrage = ausfuehrer
    .select({
      uuid: antrag.uuid,
      antragsnummer: antrag.antragsnummer,
      bezeichnung: antrag.bezeichnung,
      status: antrag.status,
      version: antrag.version,
      anzahlVorhaben,
      erstelltAm: antrag.erstelltAm,
      geaendertAm: antrag.geaendertAm,
      geaendertVon,
      eingereichtAm: antrag.eingereichtAm,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(antrag)
    .innerJoin(benutzer, eq(benutzer.uuid, antrag.geaendertVon))
    .where(wo)
    .orderBy(...reihenfolge)
    .offset(offset);
  return limit === null ? abfrage : abfrage.limit(limit);
}

/** The list as it opens, which is nearly every request: for a company, nothing filtered, newest change first. */
const selectErsteAnsicht = vorbereitet((ausfuehrer, name) => {
  const blick = { benutzerUuid: sql.placeholder("benutzerUuid"), unternehmenUuid: sql.placeholder("unternehmenUuid") };
  const wo = and(...toSichtbar({ blick, nurEigene: false, filter: {} }));
  return selectZeilen(ausfuehrer, wo, toReihenfolge([]), {
    offset: sql.placeholder("offset"),
    limit: sql.placeholder("limit"),
  }).prepare(name);
});

const isErsteAnsicht = ({ blick, nurEigene, suche, filter, sortierung, limit }: Suchauftrag): boolean =>
  blick.unternehmenUuid !== null &&
  !nurEigene &&
  suche === "" &&
  Object.keys(filter).length === 0 &&
  sortierung.length === 0 &&
  limit !== null;

/**
 * One page of Anträge and the number of all matches: one statement, a second one when the page lies behind the end.
 *
 * @assumed §2 does not say whether the list shows deleted drafts: they appear only when the status filter asks for them.
 */
export async function listAntragZeilen(ausfuehrer: Ausfuehrer, auftrag: Suchauftrag) {
  const { blick, offset, limit } = auftrag;
  const wo = () => and(...toSichtbar(auftrag), ...listFilter(auftrag.filter), toSuche(auftrag.suche));
  const zeilen = isErsteAnsicht(auftrag)
    ? await selectErsteAnsicht(ausfuehrer).execute({ ...blick, offset, limit })
    : await selectZeilen(ausfuehrer, wo(), toReihenfolge(auftrag.sortierung), { offset, limit });
  const [erste] = zeilen;
  if (erste !== undefined || offset === 0) return { zeilen, total: erste?.total ?? 0 };
  const [gezaehlt] = await ausfuehrer
    .select({ total: count() })
    .from(antrag)
    .innerJoin(benutzer, eq(benutzer.uuid, antrag.geaendertVon))
    .where(wo());
  return { zeilen, total: gezaehlt?.total ?? 0 };
}

export type GelesenerAntrag = Awaited<ReturnType<typeof listAntragZeilen>>["zeilen"][number];
