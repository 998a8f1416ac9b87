import { EXPORT_FAELLE, type ExportFall } from "./exportFaelle";
import { describeSpaltenfilter, filterName, listSpaltenfilter } from "./exportSpaltenfilter";
import type { Exportvariable } from "./exportVariable";
import { TABELLEN } from "./tabellen";
import { isUuid } from "../../lib/uuid";
import { type Tabellenspalte, toAuswahltext } from "./tabellenspalte";
import { FILTER_TRENNER, OHNE_WERT, parseAnsicht } from "./tabellenAnsicht";

type Benannt = Exportvariable & { readonly namen: Readonly<Record<string, string>> };

/** How an order of the staff names the one company that it is about. */
export const FIRMA_FILTER = "unternehmen";

/** The uuid of that company; null for all. */
export function readFirma(query: URLSearchParams): string | null {
  const uuid = query.get(FIRMA_FILTER);
  return isUuid(uuid) ? uuid.toLowerCase() : null;
}

/** The filters into which words are typed. */
function listGetippte(fall: ExportFall): string[] {
  if (fall !== "ANTRAEGE")
    return listSpaltenfilter(fall).flatMap(({ key, art }) => (art === "tag" ? [] : [filterName(key)]));
  return TABELLEN.antraege.flatMap(({ key, ...spalte }: Tabellenspalte) =>
    spalte.filter === undefined || spalte.filter.auswahl !== undefined || spalte.isTag === true
      ? []
      : [filterName(key)],
  );
}

/**
 * A query without what somebody has typed to look for: it may name people. Filters by a choice or a day stay.
 * `mitSuche`: something was left out.
 */
export function withoutSuchworte(
  fall: ExportFall,
  query: URLSearchParams,
): { query: URLSearchParams; mitSuche: boolean } {
  const worte = ["suche", ...listGetippte(fall)].filter((name) => query.has(name) && query.get(name) !== OHNE_WERT);
  const rest = new URLSearchParams(query);
  for (const name of worte) rest.delete(name);
  return { query: rest, mitSuche: worte.length > 0 };
}

/** What the rows of a case can be chosen by: every variable whose values have names, and not too many. */
export const listFilterbare = (fall: ExportFall): Benannt[] =>
  EXPORT_FAELLE[fall].variablen.filter(
    (variable): variable is Benannt => variable.namen !== undefined && variable.isOhneFilter !== true,
  );

/** The chosen keys of each filter that a query sets; what is unknown is left out. */
export function readExportFilter(fall: ExportFall, query: URLSearchParams): Record<string, string[]> {
  const gewaehlt = listFilterbare(fall).map(({ key, namen }): [string, string[]] => {
    const keys = (query.get(filterName(key)) ?? "").split(FILTER_TRENNER);
    return [key, keys.filter((einer) => Object.hasOwn(namen, einer))];
  });
  return Object.fromEntries(gewaehlt.filter(([, keys]) => keys.length > 0));
}

/** The query with these filters in place of its own. */
export function withExportFilter(
  fall: ExportFall,
  query: URLSearchParams,
  filter: Readonly<Record<string, readonly string[]>>,
): URLSearchParams {
  const neu = new URLSearchParams(query);
  for (const { key } of listFilterbare(fall)) {
    const keys = filter[key] ?? [];
    if (keys.length === 0) neu.delete(filterName(key));
    else neu.set(filterName(key), keys.join(FILTER_TRENNER));
  }
  return neu;
}

/** What a query narrows, in the words of the lists: "Suche „Laser“, Status: Offen oder Geschlossen". */
export function describeExportFilter(fall: ExportFall, query: URLSearchParams): string {
  const suche = query.get("suche") ?? "";
  const filter = readExportFilter(fall, query);
  const worte = listFilterbare(fall).flatMap(({ key, title, namen }) => {
    const keys = filter[key] ?? [];
    return keys.length === 0 ? [] : [`${title}: ${keys.map((einer) => namen[einer] ?? einer).join(" oder ")}`];
  });
  return [...(suche === "" ? [] : [`Suche „${suche}“`]), ...worte, ...describeSpaltenfilter(fall, query)].join(", ");
}

/** The filters of the list of Anträge that the form of an export does not ask for, in words; none for other cases. */
export function describeListenfilter(fall: ExportFall, query: URLSearchParams): string {
  if (fall !== "ANTRAEGE") return "";
  const gefragte = listFilterbare(fall).map(({ key }) => key);
  const { filter } = parseAnsicht(query, TABELLEN.antraege);
  const worte = TABELLEN.antraege.flatMap((spalte: Tabellenspalte) => {
    const { key, title } = spalte;
    const wert = filter[key];
    if (wert === undefined || gefragte.includes(key)) return [];
    return [`${title}: ${wert === OHNE_WERT ? "ohne Wert" : toAuswahltext(spalte, wert)}`];
  });
  return worte.join(", ");
}
