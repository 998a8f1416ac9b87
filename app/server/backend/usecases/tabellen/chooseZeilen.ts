import { FILTER_TRENNER, OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { berlinDate, parseDate } from "~/lib/date";
import { eingabeUngueltig } from "../../ablehnung";
import { type Listenanfrage, readFilterJson, UNGUELTIG } from "./listenanfrage";

/** What people read; "" or none where there is no value. */
type Texte = string | readonly string[];

/**
 * How the rows of a short table are read. `texte`: what people read in a column; those that belong to no column are
 * only searched. `momente`: the moments of the columns of days. `vergleiche`: the order of columns that do not follow
 * their texts, like numbers.
 */
export type Lesart<Zeile> = {
  spalten: readonly Tabellenspalte[];
  /** What the search looks in. */
  suche: readonly string[];
  texte: Readonly<Record<string, (zeile: Zeile) => Texte>>;
  momente?: Readonly<Record<string, (zeile: Zeile) => string | null>>;
  vergleiche?: Readonly<Record<string, (a: Zeile, b: Zeile) => number>>;
  /** By which columns rows follow each other that are alike in what was asked for; without any as they came. */
  zuletzt?: readonly string[];
};

const sorter = new Intl.Collator("de", { numeric: true });
const contains = (text: string, teil: string): boolean =>
  text.toLocaleLowerCase("de-DE").includes(teil.toLocaleLowerCase("de-DE"));

const listTexte = <Zeile>(zeile: Zeile, key: string, { texte }: Lesart<Zeile>): readonly string[] =>
  [texte[key]?.(zeile) ?? ""].flat().filter((text) => text !== "");

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
  const isGesucht = (zeile: Zeile): boolean =>
    lesart.suche.some((key) => listTexte(zeile, key, lesart).some((text) => contains(text, gesucht)));
  const passende = alle
    .filter((zeile) => bedingungen.every((passt) => passt(zeile)))
    .filter((zeile) => gesucht === "" || isGesucht(zeile))
    .toSorted(toReihenfolge(anfrage.sort ?? "", lesart));
  const { page, size } = anfrage;
  const data = size === 0 ? passende : passende.slice(page * size, (page + 1) * size);
  return { data, total: passende.length };
}

function toFilter<Zeile>(key: string, wert: string, lesart: Lesart<Zeile>): (zeile: Zeile) => boolean {
  const filter = lesart.spalten.find((spalte) => spalte.key === key)?.filter;
  if (filter === undefined) throw eingabeUngueltig("filter", UNGUELTIG);
  const moment = lesart.momente?.[key];
  if (moment !== undefined) return toTagfilter(key, wert, moment);
  const texte = (zeile: Zeile) => listTexte(zeile, key, lesart);
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

/** What two rows are compared by in a column that has no order of its own. */
function readKey<Zeile>(zeile: Zeile, key: string, lesart: Lesart<Zeile>): string {
  const moment = lesart.momente?.[key];
  return moment === undefined ? listTexte(zeile, key, lesart).join(", ") : (moment(zeile) ?? "");
}

const compareBy = <Zeile>(key: string, lesart: Lesart<Zeile>): ((a: Zeile, b: Zeile) => number) =>
  lesart.vergleiche?.[key] ?? ((a, b) => sorter.compare(readKey(a, key, lesart), readKey(b, key, lesart)));

/** By what was asked for, then by the last resort of the table. */
function toReihenfolge<Zeile>(sort: string, lesart: Lesart<Zeile>): (a: Zeile, b: Zeile) => number {
  const gefragt = sort === "" ? [] : sort.split(",").map((teil) => teil.split(":"));
  for (const [key = "", order = ""] of gefragt) {
    const isBekannt = lesart.spalten.some((spalte) => spalte.key === key && spalte.sortierbar);
    if (!isBekannt || (order !== "asc" && order !== "desc")) throw eingabeUngueltig("sort", UNGUELTIG);
  }
  const zuletzt = (lesart.zuletzt ?? []).map((key) => [key, "asc"]);
  return (a, b) => {
    for (const [key = "", order] of [...gefragt, ...zuletzt]) {
      const unterschied = compareBy(key, lesart)(a, b);
      if (unterschied !== 0) return order === "desc" ? -unterschied : unterschied;
    }
    return 0;
  };
}
