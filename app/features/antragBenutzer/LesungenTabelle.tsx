import type { Einsicht } from "~/contract/antrag/einsicht";
import { formatDateTime } from "~/lib/date";
import { type CellColumn, cellsOf, DataTable, Stack, Text } from "~/ui";

const SPALTEN: readonly CellColumn<Einsicht["data"][number]>[] = [
  { key: "am", title: "Wann", cell: ({ am }) => formatDateTime(new Date(am)) },
  { key: "wer", title: "Wer", cell: ({ name, rolle }) => `${name} (${rolle})` },
  { key: "was", title: "Was", cell: ({ was }) => was },
];

/** What staff have read of the Antrag, newest first. */
export function LesungenTabelle({ einsicht: { data, total } }: { einsicht: Einsicht }) {
  return (
    <Stack gap="s">
      <DataTable
        caption="Zugriffe der Bescheinigungsstelle"
        columns={SPALTEN}
        rows={data.map((lesung, stelle) => ({
          key: `${lesung.am} ${String(stelle)}`,
          cells: cellsOf(SPALTEN, lesung),
        }))}
        empty="Bisher hat niemand von der Bescheinigungsstelle in diesem Portal etwas von diesem Antrag gelesen."
      />
      {total > data.length && (
        <Text tone="muted" size="s">
          {`Gezeigt sind die letzten ${String(data.length)} von ${String(total)} Zugriffen. Alle Zugriffe bleiben im Protokoll.`}
        </Text>
      )}
    </Stack>
  );
}
