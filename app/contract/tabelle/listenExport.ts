import { antragStatusText } from "~/domain/antrag/antragStatus";
import {
  type Antragspalte,
  listGueltigeFilter,
  type Spaltenwahl,
  TABELLEN,
  chooseSpalten,
} from "~/domain/tabelle/tabellen";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { type Tabellenspalte, toAuswahltext } from "~/domain/tabelle/tabellenspalte";
import { berlinDate } from "~/lib/date";
import type { AntragZeile } from "../antrag/antragListe";
import type { Exporttabelle, Exportzelle } from "./exportTabelle";

const SPALTEN = TABELLEN.antraege;

/** Why a list is not sent at once: it is too long, or it names people and nobody has said what for. */
export type Bestellgrund = "ZU_LANG" | "BRAUCHT_ZWECK";

/**
 * A value in a column of a file: days and numbers stay what they are, so that a spreadsheet can sort and count them.
 */
function toExportzelle(spalte: Antragspalte, zeile: AntragZeile): Exportzelle {
  if (spalte.art === "auswahl") return { art: "text", wert: toAuswahltext(spalte, zeile[spalte.key]) };
  if (spalte.art === "status") return { art: "text", wert: antragStatusText(zeile[spalte.key]) };
  const wert = zeile[spalte.key];
  if (wert === null || wert === "") return null;
  if (typeof wert === "number") return { art: "zahl", wert };
  return spalte.art === "tag" ? { art: "tag", wert: berlinDate(new Date(wert)) } : { art: "text", wert };
}

/** Search, filters and order of a view as the call of a list with these columns takes them. */
export const toListenanfrage = (ansicht: TabellenAnsicht, spalten: readonly Tabellenspalte[]) => ({
  suche: ansicht.suche,
  filter: JSON.stringify(Object.fromEntries(listGueltigeFilter(spalten, ansicht))),
  sort: ansicht.sortierung.map(({ key, order }) => `${key}:${order}`).join(","),
});

/** Some rows as cells, in the columns of the person's choice. */
export function toExportzeilen(zeilen: readonly AntragZeile[], wahl: Spaltenwahl): Exportzelle[][] {
  const spalten = chooseSpalten(SPALTEN, wahl);
  return zeilen.map((zeile) => spalten.map((spalte) => toExportzelle(spalte, zeile)));
}

/** The list of Anträge as a table for a file, in the columns of the person's choice. */
export function toListenExport(zeilen: Exporttabelle["zeilen"], wahl: Spaltenwahl): Exporttabelle {
  return { name: "Anträge", spalten: chooseSpalten(SPALTEN, wahl).map(({ title }) => title), zeilen };
}
