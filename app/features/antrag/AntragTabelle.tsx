import type { ReactNode } from "react";
import type { Antragspalte } from "~/domain/tabelle/tabellen";
import type { Tabellenspalte } from "~/domain/tabelle/tabellenspalte";
import { toggleSortierung, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { DataTable, type DataTableRow, Stack, type TableColumn, TextLink, VisuallyHidden } from "~/ui";
import { ansichtHref, zuruecksetzenHref } from "./listenHref";
import type { ListenZeile } from "./loadAntragListe";
import { StatusZeichen } from "./StatusZeichen";

function toSpalte({ key, title, art, sortierbar, isBreit }: Tabellenspalte, ansicht: TabellenAnsicht): TableColumn {
  return {
    key,
    title,
    align: art === "zahl" ? "end" : "start",
    isNarrow: isBreit !== true,
    sortHref: sortierbar ? ansichtHref(toggleSortierung(ansicht, key)) : undefined,
    sorted: ansicht.sortierung.find((eintrag) => eintrag.key === key)?.order,
  };
}

function toZelle(zeile: ListenZeile, spalte: Antragspalte): ReactNode {
  if (spalte.art === "status") return <StatusZeichen status={zeile[spalte.key]} />;
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

/** @spec §8 'Keine Daten vorhanden' (empty table) */
const NICHTS_GEFUNDEN = (
  <Stack gap="s">
    <span>Keine Daten vorhanden</span>
    <TextLink href={zuruecksetzenHref()}>Alle Anträge anzeigen</TextLink>
  </Stack>
);

/** The list as a table with the columns of the person's choice. */
export function AntragTabelle({ ansicht, spalten, zeilen }: AntragTabelleProps) {
  const isEingeschraenkt = ansicht.suche !== "" || Object.keys(ansicht.filter).length > 0;
  return (
    <DataTable
      caption="Anträge"
      isCaptionHidden
      columns={spalten.map((spalte) => toSpalte(spalte, ansicht))}
      rows={zeilen.map((zeile) => toZeile(zeile, spalten))}
      empty={isEingeschraenkt ? NICHTS_GEFUNDEN : undefined}
    />
  );
}
