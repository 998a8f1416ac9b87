import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { FILTER_TRENNER, LISTE_HOECHSTENS, OHNE_WERT } from "~/domain/tabelle/tabellenAnsicht";
import { parseTagspanne } from "~/domain/tabelle/tagspanne";
import { addDays, berlinInstant } from "~/lib/date";
import { eingabeUngueltig } from "../../ablehnung";
import type { Bedingung, Listensuche } from "../../storage/listenBedingungen";
import { isSpeicherbarerText } from "../antraege/wertPruefung";
import { type Listenanfrage, readFilterJson, UNGUELTIG } from "./listenanfrage";

type Spalten = readonly Tabellenspalte[];

/** A day filter finds what happened on that day in Berlin, or from the first to the last of two. */
function toTagesbedingung(key: string, text: string): Bedingung {
  const spanne = parseTagspanne(text);
  if (spanne === undefined) throw eingabeUngueltig(`filter.${key}`, "Ungültiges Datum");
  const { von, bis } = spanne;
  return { art: "zeitraum", von: berlinInstant(`${von}T00:00:00`), bis: berlinInstant(`${addDays(bis, 1)}T00:00:00`) };
}

/** What a filter of a column asks for. @spec §5 '<Ohne Wert>' filters for empty entries */
export function toBedingung(spalten: Spalten, key: string, wert: string): Bedingung {
  if (wert === OHNE_WERT) return { art: "ohneWert" };
  const spalte = spalten.find((eine) => eine.key === key);
  if (spalte?.filter?.auswahl || spalte?.filter?.isAuswahlDerSeite)
    return { art: "eineVon", werte: wert.split(FILTER_TRENNER) };
  return spalte?.art === "tag" ? toTagesbedingung(key, wert) : { art: "enthaelt", text: wert };
}

/** Which rows of the list a request asks for; behind the end of what it reaches there are none. */
export function toAusschnitt({ page, size }: Listenanfrage): { offset: number; limit: number } {
  const offset = size === 0 ? 0 : Math.min(page * size, LISTE_HOECHSTENS);
  return { offset, limit: Math.min(size === 0 ? LISTE_HOECHSTENS : size, LISTE_HOECHSTENS - offset) };
}

/** The filters by their columns. @spec §5 Table filters drop empty values */
function readFilter(spalten: Spalten, filter: string | undefined): Listensuche["filter"] {
  const gefragt = Object.entries(readFilterJson(filter)).map(([key, wert]) => {
    const isBekannt = spalten.some((spalte) => spalte.key === key && spalte.filterbar);
    if (!isBekannt || !isSpeicherbarerText(wert)) throw eingabeUngueltig("filter", UNGUELTIG);
    return [key, wert.trim()] as const;
  });
  return Object.fromEntries(
    gefragt.filter(([, wert]) => wert !== "").map(([key, wert]) => [key, toBedingung(spalten, key, wert)]),
  );
}

function readSortierung(spalten: Spalten, sort = ""): Listensuche["sortierung"] {
  if (sort === "") return [];
  return sort.split(",").map((teil) => {
    const [key = "", order] = teil.split(":");
    const isBekannt = spalten.some((spalte) => spalte.key === key && spalte.sortierbar);
    if (!isBekannt || (order !== "asc" && order !== "desc")) throw eingabeUngueltig("sort", UNGUELTIG);
    return { key, order };
  });
}

/** The text that is looked for; "" for none. 422 for what no row can hold. */
export function readSuche(text = ""): string {
  const suche = text.trim();
  if (!isSpeicherbarerText(suche)) throw eingabeUngueltig("suche", UNGUELTIG);
  return suche;
}

/** What a request looks for in a table with these columns; 422 for what they do not have. */
export function readListensuche(spalten: Spalten, anfrage: Listenanfrage): Listensuche {
  return {
    suche: readSuche(anfrage.suche),
    filter: readFilter(spalten, anfrage.filter),
    sortierung: readSortierung(spalten, anfrage.sort),
    ...toAusschnitt(anfrage),
  };
}
