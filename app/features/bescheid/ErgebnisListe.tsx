import type { VorhabenFeststellung } from "~/domain/bescheid/bescheidInhalt";
import { ERGEBNIS } from "~/domain/bescheid/bescheidTexte";
import { type CellColumn, cellsOf, DataTable } from "~/ui";

/** A Vorhaben, or an asset of the one above it. */
type ErgebnisZeile = { key: string; was: string; wozu: string; ergebnis: string };

const SPALTEN: readonly CellColumn<ErgebnisZeile>[] = [
  { key: "was", title: "Vorhaben oder Wirtschaftsgut", isRowHeader: true, cell: ({ was }) => was },
  { key: "wozu", title: "Art", cell: ({ wozu }) => wozu },
  { key: "ergebnis", title: "Ergebnis", cell: ({ ergebnis }) => ergebnis },
];

const zeilenVon = ({ vorhabenUuid, titel, ergebnis, wirtschaftsgueter }: VorhabenFeststellung): ErgebnisZeile[] => [
  { key: vorhabenUuid, was: titel, wozu: "Vorhaben", ergebnis: ERGEBNIS[ergebnis] },
  ...wirtschaftsgueter.map(({ uuid, bezeichnung, erforderlich }) => ({
    key: `${vorhabenUuid} ${uuid}`,
    was: bezeichnung,
    wozu: "Wirtschaftsgut",
    ergebnis: erforderlich ? "Erforderlich" : "Nicht erforderlich",
  })),
];

/** What was decided on each Vorhaben and each of its assets, at a glance. */
export function ErgebnisListe({ vorhaben }: { vorhaben: readonly VorhabenFeststellung[] }) {
  const zeilen = vorhaben.flatMap(zeilenVon);
  return (
    <DataTable
      caption="Ergebnis je Vorhaben und Wirtschaftsgut"
      isCaptionHidden
      columns={SPALTEN}
      rows={zeilen.map((zeile) => ({ key: zeile.key, cells: cellsOf(SPALTEN, zeile) }))}
    />
  );
}
