import { cutText } from "../../lib/text";
import { EXPORT_FAELLE, type ExportFall } from "./exportFaelle";
import type { Exportvariable } from "./exportVariable";
import { FILTER_MAX, OHNE_WERT } from "./tabellenAnsicht";
import { parseTagspanne } from "./tagspanne";

/** How a filter is called in a query and in the form, as in the lists. */
export const filterName = (key: string): string => `filter.${key}`;

/** What the values of a variable must be. Days reach from the first to the last, both included. */
export type Spaltenbedingung =
  { art: "ohneWert" } | { art: "enthaelt"; text: string } | { art: "tage"; von: string; bis: string };

/**
 * The variables of a case that rows can be looked for in by words, or by a day or a period, as in the columns of the
 * lists. The Anträge bring the filters of their own list.
 *
 * @assumed Issue 18 §5 wants "filters in the words of the lists" for all cases, of which five have no list: a filter
 *   by column is where the value is a text or a day; amounts and counts, which no list filters, have none.
 */
export const listSpaltenfilter = (fall: ExportFall): Exportvariable[] =>
  fall === "ANTRAEGE"
    ? []
    : EXPORT_FAELLE[fall].variablen.filter(
        ({ art, namen, isOhneFilter }) => namen === undefined && isOhneFilter !== true && art !== "zahl",
      );

/** What is looked for in each of them, as it was typed; nothing where nothing is. */
export function readSpaltenfilter(fall: ExportFall, query: URLSearchParams): Record<string, string> {
  const getippte = listSpaltenfilter(fall).map(({ key }): [string, string] => [
    key,
    cutText((query.get(filterName(key)) ?? "").trim(), FILTER_MAX).text,
  ]);
  return Object.fromEntries(getippte.filter(([, text]) => text !== ""));
}

/** Can this be looked for? Of what is no day a column of days knows nothing. */
export const isSpaltenfilterGueltig = ({ art }: Pick<Exportvariable, "art">, text: string): boolean =>
  art !== "tag" || text === OHNE_WERT || parseTagspanne(text) !== undefined;

function toBedingung({ art }: Exportvariable, text: string): Spaltenbedingung | undefined {
  if (text === OHNE_WERT) return { art: "ohneWert" };
  if (art !== "tag") return { art: "enthaelt", text };
  const spanne = parseTagspanne(text);
  return spanne === undefined ? undefined : { art: "tage", ...spanne };
}

/** What a query asks of the values of each variable; what cannot be read asks nothing. */
export function toSpaltenbedingungen(fall: ExportFall, query: URLSearchParams): Record<string, Spaltenbedingung> {
  const getippte = readSpaltenfilter(fall, query);
  const bedingungen = listSpaltenfilter(fall).flatMap((variable): [string, Spaltenbedingung][] => {
    const text = getippte[variable.key];
    const bedingung = text === undefined ? undefined : toBedingung(variable, text);
    return bedingung === undefined ? [] : [[variable.key, bedingung]];
  });
  return Object.fromEntries(bedingungen);
}

/** The query with these texts in place of its own. */
export function withSpaltenfilter(
  fall: ExportFall,
  query: URLSearchParams,
  getippte: Readonly<Record<string, string>>,
): URLSearchParams {
  const neu = new URLSearchParams(query);
  for (const { key } of listSpaltenfilter(fall)) {
    const text = (getippte[key] ?? "").trim();
    if (text === "") neu.delete(filterName(key));
    else neu.set(filterName(key), text);
  }
  return neu;
}

/** In words: "E-Mail: example.org", "Frist: ohne Wert". */
export function describeSpaltenfilter(fall: ExportFall, query: URLSearchParams): string[] {
  const getippte = readSpaltenfilter(fall, query);
  return listSpaltenfilter(fall).flatMap(({ key, title }) => {
    const text = getippte[key];
    return text === undefined ? [] : [`${title}: ${text === OHNE_WERT ? "ohne Wert" : text}`];
  });
}
