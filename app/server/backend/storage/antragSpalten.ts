import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Antragspalte } from "~/domain/tabelle/tabellen";
import {
  type Sichtblick,
  statusRang,
  toNamenfilter,
  toStatusfilter,
  toTagfilter,
  toTextfilter,
} from "./antragBedingungen";
import { nameVon } from "./antragStore";
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

/** What the list shows in each column, as the wire has it. */
export const GEZEIGT = {
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
} as const satisfies Record<Antragspalte["key"], AnyPgColumn | SQL>;

type SortierbareSpalte = Extract<Antragspalte, { sortierbar: true }>["key"];

/**
 * What may be sorted by; nothing else from outside gets into ORDER BY. Each but the name of a person has an index of
 * this expression.
 */
export const SORTIERBAR = {
  antragsnummer: sql`${antrag.antragsnummer}`,
  bezeichnung: deutsch(antrag.bezeichnung),
  status: statusRang,
  version: sql`${antrag.version}`,
  anzahlVorhaben: sql`${antrag.anzahlVorhaben}`,
  erstelltAm: sql`${antrag.erstelltAm}`,
  geaendertAm: sql`${antrag.geaendertAm}`,
  geaendertVon: deutsch(geaendertVonSpaet),
  eingereichtAm: sql`${antrag.eingereichtAm}`,
} as const satisfies Record<SortierbareSpalte, SQL> & Partial<Record<Antragspalte["key"], SQL>>;

export type SortSpalte = keyof typeof SORTIERBAR;
export const isSortSpalte = (key: string): key is SortSpalte => Object.hasOwn(SORTIERBAR, key);

/**
 * Columns that can be empty. The others do without a rule for empty ones, which would keep their index from being read
 * backwards.
 */
export const HAT_LEERE: readonly SortSpalte[] = ["antragsnummer", "eingereichtAm"];

type Filter = (bedingung: Bedingung, blick: Sichtblick) => SQL | undefined;
type FilterbareSpalte = Extract<Antragspalte, { filterbar: true }>["key"];

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
} as const satisfies Record<FilterbareSpalte, Filter> & Partial<Record<Antragspalte["key"], Filter>>;

export type FilterSpalte = keyof typeof FILTER;
export const isFilterSpalte = (key: string): key is FilterSpalte => Object.hasOwn(FILTER, key);
