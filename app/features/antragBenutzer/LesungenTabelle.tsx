import { MomentZelle } from "~/features/moment";
import { SeitenDerListe, type Seitenstand } from "~/features/tabelle";
import { type CellColumn, cellsOf, DataTable, Stack } from "~/ui";
import { LESUNGEN, type Lesung } from "./loadAntragBenutzer";

const SPALTEN: readonly CellColumn<Lesung>[] = [
  { key: "am", title: "Wann", cell: ({ am }) => <MomentZelle am={am} /> },
  { key: "wer", title: "Wer", cell: ({ name, rolle }) => `${name} (${rolle})` },
  { key: "was", title: "Was", cell: ({ was }) => was },
];

/** What staff have read of the Antrag, newest first. */
export function LesungenTabelle({ lesungen: { zeilen, ...stand } }: { lesungen: Seitenstand<Lesung> }) {
  return (
    <Stack gap="s" id={LESUNGEN}>
      <DataTable
        caption="Zugriffe der Bescheinigungsstelle"
        columns={SPALTEN}
        rows={zeilen.map((lesung, stelle) => ({
          key: `${lesung.am} ${String(stelle)}`,
          cells: cellsOf(SPALTEN, lesung),
        }))}
        empty="Bisher hat niemand von der Bescheinigungsstelle in diesem Portal etwas von diesem Antrag gelesen."
      />
      <SeitenDerListe liste={LESUNGEN} {...stand} />
    </Stack>
  );
}
