import { antragStatusText } from "../domain/antrag/antragStatus";
import { listGueltigeFilter, type Spaltenwahl, TABELLEN, waehleSpalten } from "../domain/tabelle/tabellen";
import type { TabellenAnsicht } from "../domain/tabelle/tabellenAnsicht";
import { berlinDate } from "../lib/date";
import type { AntragZeile } from "./antragListe";
import type { Exporttabelle, Exportzelle } from "./exportTabelle";

const SPALTEN = TABELLEN.antraege;
type SpaltenKey = (typeof SPALTEN)[number]["key"];

const text = (wert: string | null): Exportzelle => (wert === null || wert === "" ? null : { art: "text", wert });
const tag = (moment: string | null): Exportzelle => (moment === null ? null : { art: "tag", wert: berlinDate(new Date(moment)) });

const ZELLEN: Readonly<Record<SpaltenKey, (zeile: AntragZeile) => Exportzelle>> = {
  antragsnummer: ({ antragsnummer }) => text(antragsnummer),
  bezeichnung: ({ bezeichnung }) => text(bezeichnung),
  firma: ({ firma }) => text(firma),
  status: ({ status }) => text(antragStatusText(status)),
  version: ({ version }) => text(version),
  anzahlVorhaben: ({ anzahlVorhaben }) => ({ art: "zahl", wert: anzahlVorhaben }),
  erstelltAm: ({ erstelltAm }) => tag(erstelltAm),
  geaendertAm: ({ geaendertAm }) => tag(geaendertAm),
  geaendertVon: ({ geaendertVon }) => text(geaendertVon),
  eingereichtAm: ({ eingereichtAm }) => tag(eingereichtAm),
};

/** Search, filters and order of a view as `antraege.listAntraege` takes them. */
export const toListenanfrage = (ansicht: TabellenAnsicht) => ({
  suche: ansicht.suche,
  filter: JSON.stringify(Object.fromEntries(listGueltigeFilter(SPALTEN, ansicht))),
  sort: ansicht.sortierung.map(({ key, order }) => `${key}:${order}`).join(","),
});

/** Some rows as cells, in the columns of the person's choice. */
export function toExportzeilen(zeilen: readonly AntragZeile[], wahl: Spaltenwahl): Exportzelle[][] {
  const spalten = waehleSpalten(SPALTEN, wahl);
  return zeilen.map((zeile) => spalten.map(({ key }) => ZELLEN[key](zeile)));
}

/** The list of Anträge as a table for a file, in the columns of the person's choice. */
export function toListenExport(zeilen: Exporttabelle["zeilen"], wahl: Spaltenwahl): Exporttabelle {
  return { name: "Anträge", spalten: waehleSpalten(SPALTEN, wahl).map(({ title }) => title), zeilen };
}
