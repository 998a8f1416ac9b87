import type { ReactNode } from "react";
import type { ProtokollZeile } from "~/contract/verfahren/protokoll";
import type { Protokollspalte } from "~/domain/tabelle/protokollSpalten";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { type CellColumn, cellsOf, DataTable, TextLines, TextLink } from "~/ui";
import { PROTOKOLL_LISTE } from "./protokollListe";
import { tagUndZeit, wertVon } from "./protokollTexte";
import { Wer } from "./Wer";

const ZELLEN: Readonly<Record<Protokollspalte["key"], (zeile: ProtokollZeile) => ReactNode>> = {
  am: ({ am }) => <TextLines texts={tagUndZeit(am)} />,
  vorgang: ({ vorgang }) => vorgang,
  person: ({ person }) => <Wer person={person} />,
  antrag: ({ antrag }) =>
    antrag === null ? (
      "–"
    ) : (
      <TextLink href={href("wartungKette", { uuid: antrag.uuid })}>{antrag.nummer ?? "ohne Nummer"}</TextLink>
    ),
  wechsel: ({ von, nach }) => <TextLines texts={[von, nach].flatMap((wert) => (wert === null ? [] : wertVon(wert)))} />,
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
