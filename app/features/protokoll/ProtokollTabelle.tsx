import type { ReactNode } from "react";
import type { ProtokollZeile } from "~/contract/verfahren/protokoll";
import type { Protokollspalte } from "~/domain/tabelle/protokollSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { type CellColumn, cellsOf, DataTable } from "~/ui";
import { PROTOKOLL_LISTE } from "./protokollListe";
import { wertVon } from "./protokollTexte";
import { GEMEINSAME_ZELLEN } from "./protokollZellen";

const ZELLEN: Readonly<Record<Protokollspalte["key"], (zeile: ProtokollZeile) => ReactNode>> = {
  ...GEMEINSAME_ZELLEN,
  grund: ({ grund }) => wertVon(grund),
};

const toSpalte = (spalte: Protokollspalte, ansicht: TabellenAnsicht): CellColumn<ProtokollZeile> => ({
  ...toKopf(PROTOKOLL_LISTE, spalte, ansicht),
  isRowHeader: spalte.key === "vorgang",
  cell: ZELLEN[spalte.key],
});

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={PROTOKOLL_LISTE.zuruecksetzen} alle="Alle Zeilen anzeigen" />;

type ProtokollTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Protokollspalte[];
  zeilen: readonly ProtokollZeile[];
};

/** One row per line of the log. */
export function ProtokollTabelle({ ansicht, spalten, zeilen }: ProtokollTabelleProps) {
  const columns = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const rows = zeilen.map((zeile) => ({ key: String(zeile.lfd), cells: cellsOf(columns, zeile) }));
  return <DataTable caption="Protokoll" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />;
}
