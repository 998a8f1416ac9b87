import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type AmZug, amZugSchluessel } from "~/domain/antrag/amZug";
import type { Antragfilter, Antragspalte } from "~/domain/tabelle/tabellen";
import {
  amZugRang,
  type Sichtblick,
  statusRang,
  toAmZugFilter,
  toNamenfilter,
  toStatusfilter,
  toTagfilter,
  toTextfilter,
  toZugriffsfilter,
} from "./antragBedingungen";
import { nameVon } from "./antragStore";
import { toFristfilter } from "./fristBedingung";
import { naechsteFrist, type Tag } from "./laufendeFristen";
import { type Bedingung, deutsch } from "./listenBedingungen";
import { antrag } from "./schema/antrag";
import { benutzer } from "./schema/benutzer";
import { unternehmen } from "./schema/unternehmen";

const geaendertVon = nameVon(benutzer);
/** Only where it is sorted by: the rows of a page are joined with the person afterwards. */
const geaendertVonSpaet = sql`(select ${geaendertVon} from ${benutzer} where ${benutzer.uuid} = ${antrag.geaendertVon})`;

const toIso = (wert: string): string => new Date(wert).toISOString();
/** A moment as the wire has it. */
const moment = (spalte: AnyPgColumn) => sql<string>`${spalte}`.mapWith(toIso);
const momentOderNichts = (spalte: AnyPgColumn) => sql<string | null>`${spalte}`.mapWith(toIso);

/** The key of who has to act, by its place among them. */
export const amZug = sql<AmZug>`(${sql.raw(`'{${amZugSchluessel.join(",")}}'::text[]`)})[${amZugRang}]`;

/** What the list shows in each column on this day, as the wire has it. */
export const toGezeigte = (heute: Tag) =>
  ({
    antragsnummer: antrag.antragsnummer,
    bezeichnung: antrag.bezeichnung,
    firma: unternehmen.firma,
    status: antrag.status,
    version: antrag.version,
    anzahlVorhaben: antrag.anzahlVorhaben,
    erstelltAm: moment(antrag.erstelltAm),
    geaendertAm: moment(antrag.geaendertAm),
    geaendertVon,
    eingereichtAm: momentOderNichts(antrag.eingereichtAm),
    amZug,
    naechsteFrist: sql<string | null>`${naechsteFrist(heute)}::text`,
  }) as const satisfies Record<Antragspalte["key"], AnyPgColumn | SQL>;

type Ausdruck = SQL | ((heute: Tag) => SQL);
type SortierbareSpalte = Extract<Antragspalte, { sortierbar: true }>["key"];

/**
 * What may be sorted by; nothing else from outside gets into ORDER BY. Each but the name of a person and a deadline,
 * which another day changes, has an index of this expression.
 */
const SORTIERBAR = {
  antragsnummer: sql`${antrag.antragsnummer}`,
  bezeichnung: deutsch(antrag.bezeichnung),
  status: statusRang,
  version: sql`${antrag.version}`,
  anzahlVorhaben: sql`${antrag.anzahlVorhaben}`,
  erstelltAm: sql`${antrag.erstelltAm}`,
  geaendertAm: sql`${antrag.geaendertAm}`,
  geaendertVon: deutsch(geaendertVonSpaet),
  eingereichtAm: sql`${antrag.eingereichtAm}`,
  amZug: amZugRang,
  naechsteFrist,
} as const satisfies Record<SortierbareSpalte, Ausdruck> & Partial<Record<Antragspalte["key"], Ausdruck>>;

export type SortSpalte = keyof typeof SORTIERBAR;

/** What a column is sorted by on this day. */
export function toSortierung(key: SortSpalte, heute: Tag): SQL {
  const ausdruck: Ausdruck = SORTIERBAR[key];
  return typeof ausdruck === "function" ? ausdruck(heute) : ausdruck;
}
export const isSortSpalte = (key: string): key is SortSpalte => Object.hasOwn(SORTIERBAR, key);

/**
 * Columns that can be empty. The others do without a rule for empty ones, which would keep their index from being read
 * backwards.
 */
export const HAT_LEERE: readonly SortSpalte[] = ["antragsnummer", "eingereichtAm", "naechsteFrist"];

/** Whose list it is, and on which day. */
export type Listenblick = Sichtblick & { heute: Tag };
type Filter = (bedingung: Bedingung, blick: Listenblick) => SQL | undefined;
type FilterbareSpalte = Extract<Antragfilter, { filterbar: true }>["key"];

/** What a filter of a column means. The call knows two more than the page asks for. */
export const FILTER = {
  antragsnummer: (bedingung, blick) => toTextfilter(antrag.antragsnummer, bedingung, blick),
  bezeichnung: (bedingung, blick) => toTextfilter(antrag.bezeichnung, bedingung, blick),
  status: toStatusfilter,
  version: (bedingung) =>
    bedingung.art === "eineVon"
      ? inArray(
          antrag.version,
          bedingung.werte.filter((wert) => wert === "V1" || wert === "V2"),
        )
      : sql`false`,
  erstelltAm: (bedingung) => toTagfilter(antrag.erstelltAm, bedingung),
  geaendertAm: (bedingung) => toTagfilter(antrag.geaendertAm, bedingung),
  geaendertVon: toNamenfilter,
  eingereichtAm: (bedingung) => toTagfilter(antrag.eingereichtAm, bedingung),
  amZug: toAmZugFilter,
  naechsteFrist: (bedingung, { heute }) => toFristfilter(bedingung, heute),
  zugriff: (bedingung, { benutzerUuid }) => toZugriffsfilter(bedingung, benutzerUuid),
} as const satisfies Record<FilterbareSpalte, Filter> & Partial<Record<Antragspalte["key"], Filter>>;

export type FilterSpalte = keyof typeof FILTER;
export const isFilterSpalte = (key: string): key is FilterSpalte => Object.hasOwn(FILTER, key);
