import type { ReactNode } from "react";
import { type Tabellenspalte } from "~/domain/tabelle/tabellen";
import { toggleSortierung, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { DataTable, type DataTableRow, Stack, type TableColumn, TextLink, VisuallyHidden } from "~/ui";
import { ansichtHref, zuruecksetzenHref } from "./listenHref";
import type { ListenZeile, SpaltenKey } from "./loadAntragListe";
import { StatusZeichen } from "./StatusZeichen";

const BREIT: readonly string[] = ["bezeichnung", "firma", "status", "geaendertVon"];

function toSpalte({ key, title, sortierbar }: Tabellenspalte, ansicht: TabellenAnsicht): TableColumn {
  return {
    key,
    title,
    align: key === "anzahlVorhaben" ? "end" : "start",
    isNarrow: !BREIT.includes(key),
    sortHref: sortierbar ? ansichtHref(toggleSortierung(ansicht, key)) : undefined,
    sorted: ansicht.sortierung.find((eintrag) => eintrag.key === key)?.order,
  };
}

const toZellen = (zeile: ListenZeile): Record<SpaltenKey, ReactNode> => ({
  antragsnummer: zeile.antragsnummer ?? "Entwurf",
  bezeichnung: zeile.bezeichnung || "–",
  firma: zeile.firma,
  status: <StatusZeichen status={zeile.status} />,
  version: zeile.version,
  anzahlVorhaben: zeile.anzahlVorhaben,
  erstelltAm: zeile.erstellt,
  geaendertAm: zeile.geaendert,
  geaendertVon: zeile.geaendertVon,
  eingereichtAm: zeile.eingereicht || "–",
});

const nameVon = ({ antragsnummer, bezeichnung }: ListenZeile): string => antragsnummer ?? (bezeichnung || "ohne Bezeichnung");

/** The first column leads to the Antrag. One that does not name it names it for those who only hear the link. */
function toZeile(zeile: ListenZeile, erste: string): DataTableRow {
  const zellen: Record<string, ReactNode> = toZellen(zeile);
  const hatNamen = (erste === "antragsnummer" && zeile.antragsnummer !== null) || (erste === "bezeichnung" && zeile.bezeichnung !== "");
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

type AntragTabelleProps = { ansicht: TabellenAnsicht; spalten: readonly Tabellenspalte[]; zeilen: readonly ListenZeile[] };

/** @spec §8 'Keine Daten vorhanden' (empty table) */
const NICHTS_GEFUNDEN = (
  <Stack gap="s">
    <span>Keine Daten vorhanden</span>
    <TextLink href={zuruecksetzenHref()}>Alle Anträge anzeigen</TextLink>
  </Stack>
);

/** The list as a table with the columns of the person's choice. */
export function AntragTabelle({ ansicht, spalten, zeilen }: AntragTabelleProps) {
  const erste = spalten[0]?.key ?? "";
  const isEingeschraenkt = ansicht.suche !== "" || Object.keys(ansicht.filter).length > 0;
  return (
    <DataTable
      caption="Anträge"
      isCaptionHidden
      columns={spalten.map((spalte) => toSpalte(spalte, ansicht))}
      rows={zeilen.map((zeile) => toZeile(zeile, erste))}
      empty={isEingeschraenkt ? NICHTS_GEFUNDEN : undefined}
    />
  );
}
