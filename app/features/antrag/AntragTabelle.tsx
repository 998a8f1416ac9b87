import type { ReactNode } from "react";
import type { Antragspalte } from "~/domain/tabelle/tabellen";
import { type Tabellenspalte, toAuswahltext } from "~/domain/tabelle/tabellenspalte";
import type { TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { NichtsGefunden, toKopf } from "~/features/tabelle";
import { href } from "~/routing/href";
import { DataTable, type DataTableRow, VisuallyHidden } from "~/ui";
import { ANTRAEGE_LISTE } from "./listenHref";
import type { ListenZeile } from "./loadAntragListe";
import { StatusZeichen } from "./StatusZeichen";

function toZelle(zeile: ListenZeile, spalte: Antragspalte): ReactNode {
  if (spalte.art === "status") return <StatusZeichen status={zeile[spalte.key]} />;
  if (spalte.art === "auswahl") return toAuswahltext(spalte, zeile[spalte.key]);
  const { leer }: Tabellenspalte = spalte;
  const wert = zeile[spalte.key];
  return wert === null || wert === "" ? leer : wert;
}

const nameVon = ({ antragsnummer, bezeichnung }: ListenZeile): string =>
  antragsnummer ?? (bezeichnung || "ohne Bezeichnung");

/** The first column leads to the Antrag. One that does not name it names it for those who only hear the link. */
function toZeile(zeile: ListenZeile, spalten: readonly Antragspalte[]): DataTableRow {
  const erste = spalten[0]?.key ?? "";
  const zellen: Record<string, ReactNode> = Object.fromEntries(
    spalten.map((spalte) => [spalte.key, toZelle(zeile, spalte)]),
  );
  const hatNamen =
    (erste === "antragsnummer" && zeile.antragsnummer !== null) ||
    (erste === "bezeichnung" && zeile.bezeichnung !== "");
  const link = (
    <>
      <VisuallyHidden>Antrag {nameVon(zeile)}, </VisuallyHidden>
      {zellen[erste]}
    </>
  );
  return {
    key: zeile.uuid,
    href: href("antragStartseite", { uuid: zeile.uuid }),
    cells: hatNamen ? zellen : { ...zellen, [erste]: link },
  };
}

type AntragTabelleProps = {
  ansicht: TabellenAnsicht;
  spalten: readonly Antragspalte[];
  zeilen: readonly ListenZeile[];
};

const NICHTS_GEFUNDEN = <NichtsGefunden zurueck={ANTRAEGE_LISTE.zuruecksetzen} alle="Alle Anträge anzeigen" />;

/** The list as a table with the columns of the person's choice. */
export function AntragTabelle({ ansicht, spalten, zeilen }: AntragTabelleProps) {
  const isEingeschraenkt = ansicht.suche !== "" || Object.keys(ansicht.filter).length > 0;
  return (
    <DataTable
      caption="Anträge"
      isCaptionHidden
      columns={spalten.map((spalte) => toKopf(ANTRAEGE_LISTE, spalte, ansicht))}
      rows={zeilen.map((zeile) => toZeile(zeile, spalten))}
      empty={isEingeschraenkt ? NICHTS_GEFUNDEN : undefined}
    />
  );
}
