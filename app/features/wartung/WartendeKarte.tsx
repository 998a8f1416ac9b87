import type { WartendeUebermittlung } from "~/contract/verfahren/wartung";
import { MomentZelle } from "~/features/moment";
import { SeitenDerListe, type Seitenstand } from "~/features/tabelle";
import { href } from "~/routing/href";
import { Card, type CellColumn, cellsOf, DataTable, Stack, Text, TextLink, VisuallyHidden } from "~/ui";
import { ABBRECHEN, artVon, nummerVon, sacheVon, seitText } from "./wartungTexte";

const SPALTEN: readonly CellColumn<WartendeUebermittlung>[] = [
  { key: "antrag", title: "Antrag", isRowHeader: true, isNarrow: true, cell: nummerVon },
  { key: "art", title: "Art", cell: artVon },
  { key: "gesendet", title: "Gesendet", isNarrow: true, cell: ({ erstelltAm }) => <MomentZelle am={erstelltAm} /> },
  { key: "wartet", title: "Wartet", cell: ({ wartetMinuten }) => seitText(wartetMinuten) },
  {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    cell: (zeile) =>
      zeile.istAbbrechbar ? (
        <TextLink href={href("wartungUebermittlungAbbrechen", { uuid: zeile.uuid })}>
          {ABBRECHEN}
          <VisuallyHidden>: {sacheVon(zeile)}</VisuallyHidden>
        </TextLink>
      ) : (
        "–"
      ),
  },
];

/** What the specialist system has not answered, with how long it waits. Only an Antrag can be taken back. */
export function WartendeKarte({ zeilen, ...stand }: Seitenstand<WartendeUebermittlung>) {
  const { total, folge } = stand;
  const [aelteste] = zeilen;
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(SPALTEN, zeile) }));
  return (
    <Card title="Wartende Übermittlungen" id="wartende">
      <Stack gap="m">
        {aelteste === undefined ? (
          <Text>Das Fachverfahren hat alles beantwortet.</Text>
        ) : (
          <>
            <Text>
              {total === 1 ? "Eine Übermittlung wartet" : `${total.toLocaleString("de-DE")} Übermittlungen warten`}
              {folge.seite > 1 ? "" : `${total === 1 ? "" : ", die älteste"} ${seitText(aelteste.wartetMinuten)}`}.
            </Text>
            <Text tone="muted">
              Einen Antrag, auf den das Fachverfahren nicht antwortet, können Sie an das Unternehmen zurückgeben.
              Anderes bleibt, bis es beantwortet ist.
            </Text>
            <DataTable caption="Wartende Übermittlungen" isCaptionHidden columns={SPALTEN} rows={rows} />
            <SeitenDerListe liste="wartende" {...stand} />
          </>
        )}
      </Stack>
    </Card>
  );
}
