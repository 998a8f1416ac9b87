import type { ReactNode } from "react";
import type { Ereigniszeile } from "~/contract/verfahren/protokoll";
import type { Ereignisspalte } from "~/domain/tabelle/ereignisSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { type CellColumn, cellsOf, DataTable } from "~/ui";
import { EREIGNIS_LISTE } from "./protokollListe";
import { GEMEINSAME_ZELLEN } from "./protokollZellen";

/** Enough to tell two apart; the whole one stands on the page of the chain and in the extract. */
const kurz = (hash: string): string => `${hash.slice(0, 8)}…`;

const ZELLEN: Readonly<Record<Ereignisspalte["key"], (zeile: Ereigniszeile) => ReactNode>> = {
  ...GEMEINSAME_ZELLEN,
  nummer: ({ nummer }) => String(nummer),
  hash: ({ hash }) => <span title={hash}>{kurz(hash)}</span>,
};

const toSpalte = (spalte: Ereignisspalte, ansicht: TabellenAnsicht): CellColumn<Ereigniszeile> => ({
  ...toKopf(EREIGNIS_LISTE, spalte, ansicht),
  isRowHeader: spalte.key === "vorgang",
  cell: ZELLEN[spalte.key],
});

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={EREIGNIS_LISTE.zuruecksetzen} alle="Alle Ereignisse anzeigen" />;

type EreignisTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Ereignisspalte[];
  zeilen: readonly Ereigniszeile[];
};

/** One row per event of a chain. */
export function EreignisTabelle({ ansicht, spalten, zeilen }: EreignisTabelleProps) {
  const columns = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const rows = zeilen.map((zeile) => ({
    key: `${zeile.antrag.uuid} ${String(zeile.nummer)}`,
    cells: cellsOf(columns, zeile),
  }));
  return <DataTable caption="Ereignisse" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />;
}
