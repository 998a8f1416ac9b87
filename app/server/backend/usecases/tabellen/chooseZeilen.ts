import { OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { berlinDate, parseDate } from "~/lib/date";
import { eingabeUngueltig } from "../../ablehnung";
import { FILTER_TRENNER, type Listenanfrage, readFilterJson, UNGUELTIG } from "./listenanfrage";

/**
 * How the rows of a short table are read. `texte`: what people read in a column, nothing for no value; `momente`: the
 * moments of the columns of days.
 */
type Lesart<Zeile> = {
  spalten: readonly Tabellenspalte[];
  /** What the search looks in. */
  suche: readonly string[];
  texte: Readonly<Record<string, (zeile: Zeile) => readonly string[]>>;
  momente: Readonly<Record<string, (zeile: Zeile) => string | null>>;
  /** By which column rows follow each other that are alike in what was asked for. */
  zuletzt: string;
};

const sorter = new Intl.Collator("de", { numeric: true });
const contains = (text: string, teil: string): boolean =>
  text.toLocaleLowerCase("de-DE").includes(teil.toLocaleLowerCase("de-DE"));

/** The rows of a short table as a page asks for them: searched, filtered, sorted and cut in memory. */
export function chooseZeilen<Zeile>(
  alle: readonly Zeile[],
  anfrage: Listenanfrage,
  lesart: Lesart<Zeile>,
): { data: Zeile[]; total: number } {
  const bedingungen = Object.entries(readFilterJson(anfrage.filter))
    .filter(([, wert]) => wert.trim() !== "")
    .map(([key, wert]) => toFilter(key, wert.trim(), lesart));
  const gesucht = (anfrage.suche ?? "").trim();
  const textsOf = (zeile: Zeile, key: string) => lesart.texte[key]?.(zeile) ?? [];
  const passende = alle
    .filter((zeile) => bedingungen.every((passt) => passt(zeile)))
    .filter((zeile) => lesart.suche.some((key) => textsOf(zeile, key).some((text) => contains(text, gesucht))))
    .toSorted(toReihenfolge(anfrage.sort ?? "", lesart));
  const { page, size } = anfrage;
  const data = size === 0 ? passende : passende.slice(page * size, (page + 1) * size);
  return { data, total: passende.length };
}

function toFilter<Zeile>(key: string, wert: string, lesart: Lesart<Zeile>): (zeile: Zeile) => boolean {
  const filter = lesart.spalten.find((spalte) => spalte.key === key)?.filter;
  if (filter === undefined) throw eingabeUngueltig("filter", UNGUELTIG);
  const moment = lesart.momente[key];
  if (moment !== undefined) return toTagfilter(key, wert, moment);
  const texte = lesart.texte[key];
  if (texte === undefined) throw eingabeUngueltig("filter", UNGUELTIG);
  if (wert === OHNE_WERT) return (zeile) => texte(zeile).length === 0;
  if (filter.auswahl === undefined) return (zeile) => texte(zeile).some((text) => contains(text, wert));
  const gewaehlte = filter.auswahl.filter(({ value }) => wert.split(FILTER_TRENNER).includes(value));
  return (zeile) => gewaehlte.some(({ label }) => texte(zeile).includes(label));
}

function toTagfilter<Zeile>(
  key: string,
  wert: string,
  moment: (zeile: Zeile) => string | null,
): (zeile: Zeile) => boolean {
  if (wert === OHNE_WERT) return (zeile) => moment(zeile) === null;
  const tag = parseDate(wert);
  if (tag === undefined) throw eingabeUngueltig(`filter.${key}`, "Ungültiges Datum");
  return (zeile) => {
    const am = moment(zeile);
    return am !== null && berlinDate(new Date(am)) === tag;
  };
}

/** What two rows are compared by in a column. */
const readKey = <Zeile>(zeile: Zeile, key: string, { texte, momente }: Lesart<Zeile>): string =>
  momente[key] === undefined ? (texte[key]?.(zeile) ?? []).join(", ") : (momente[key](zeile) ?? "");

/** By what was asked for, then by the last resort of the table. */
function toReihenfolge<Zeile>(sort: string, lesart: Lesart<Zeile>): (a: Zeile, b: Zeile) => number {
  const gefragt = sort === "" ? [] : sort.split(",").map((teil) => teil.split(":"));
  for (const [key = "", order = ""] of gefragt) {
    const isBekannt = lesart.spalten.some((spalte) => spalte.key === key && spalte.sortierbar);
    if (!isBekannt || (order !== "asc" && order !== "desc")) throw eingabeUngueltig("sort", UNGUELTIG);
  }
  return (a, b) => {
    for (const [key = "", order] of [...gefragt, [lesart.zuletzt, "asc"]]) {
      const unterschied = sorter.compare(readKey(a, key, lesart), readKey(b, key, lesart));
      if (unterschied !== 0) return order === "desc" ? -unterschied : unterschied;
    }
    return 0;
  };
}
