import type { ReactNode } from "react";
import type { GeleseneZeile } from "~/contract/verfahren/protokoll";
import { isLesezugriff, lesezugriffVon } from "~/domain/protokoll/lesezugriffe";
import type { Protokollspalte } from "~/domain/tabelle/protokollSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { type CellColumn, cellsOf, DataTable } from "~/ui";
import { Angabe } from "./Angabe";
import { PROTOKOLL_LISTE } from "./protokollListe";
import { wertVon } from "./protokollTexte";
import { GEMEINSAME_ZELLEN } from "./protokollZellen";

/** From what to what; which case was exported, and what a file was taken for, says the remark in words. */
function Wechsel({ vorgang, von, nach, genannte }: GeleseneZeile) {
  const was = isLesezugriff(vorgang) ? lesezugriffVon(vorgang).was : undefined;
  const werte = [von, was === "FALL" || was === "MITNAHME" ? null : nach].flatMap((wert) =>
    wert === null ? [] : wertVon(wert),
  );
  return <Angabe texte={werte} genannte={genannte} />;
}

const ZELLEN: Readonly<Record<Protokollspalte["key"], (zeile: GeleseneZeile) => ReactNode>> = {
  ...GEMEINSAME_ZELLEN,
  wechsel: Wechsel,
  grund: ({ was, grund, genannte }) => <Angabe texte={[was ?? grund ?? ""]} genannte={genannte} />,
};

const toSpalte = (spalte: Protokollspalte, ansicht: TabellenAnsicht): CellColumn<GeleseneZeile> => ({
  ...toKopf(PROTOKOLL_LISTE, spalte, ansicht),
  isRowHeader: spalte.key === "vorgang",
  cell: ZELLEN[spalte.key],
});

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={PROTOKOLL_LISTE.zuruecksetzen} alle="Alle Zeilen anzeigen" />;

type ProtokollTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Protokollspalte[];
  zeilen: readonly GeleseneZeile[];
};

/** One row per line of the log. */
export function ProtokollTabelle({ ansicht, spalten, zeilen }: ProtokollTabelleProps) {
  const columns = spalten.map((spalte) => toSpalte(spalte, ansicht));
  const rows = zeilen.map((zeile) => ({ key: String(zeile.lfd), cells: cellsOf(columns, zeile) }));
  return <DataTable caption="Protokoll" isCaptionHidden columns={columns} rows={rows} empty={NICHTS_GEFUNDEN} />;
}
