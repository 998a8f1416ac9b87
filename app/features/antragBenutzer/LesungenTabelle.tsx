import type { Einsicht } from "~/contract/einsicht";
import { formatDateTime } from "~/lib/date";
import { DataTable, Stack, Text } from "~/ui";

const SPALTEN = [
  { key: "am", title: "Wann" },
  { key: "wer", title: "Wer" },
  { key: "was", title: "Was" },
] as const;

/** What staff have read of the Antrag, newest first. */
export function LesungenTabelle({ einsicht: { data, total } }: { einsicht: Einsicht }) {
  return (
    <Stack gap="s">
      <DataTable
        caption="Zugriffe der Bescheinigungsstelle"
        columns={SPALTEN}
        rows={data.map(({ am, name, rolle, was }, stelle) => ({
          key: `${am} ${String(stelle)}`,
          cells: { am: formatDateTime(new Date(am)), wer: `${name} (${rolle})`, was },
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
