import type { Prozesszeile } from "~/contract/verfahren/protokoll";
import { LOGSTUFEN, type Logstufe } from "~/domain/protokoll/logzeile";
import { MomentSekunde } from "~/features/moment";
import { Badge, type CellColumn, cellsOf, DataTable, Stack, Text } from "~/ui";

const TOENE = { info: "neutral", warn: "warning", error: "error", fatal: "error" } as const satisfies Record<
  Logstufe,
  string
>;

/** What the process wrote is English, so that it is read out as such. */
function Meldung({ zeile: { meldung, angaben } }: { zeile: Prozesszeile }) {
  return (
    <Stack gap="xs">
      <Text as="span">
        <span lang="en">{meldung}</span>
      </Text>
      {angaben.length > 0 && (
        <Text as="span" size="s" tone="muted">
          <span lang="en">{angaben.map(({ name, wert }) => `${name}: ${wert}`).join(", ")}</span>
        </Text>
      )}
    </Stack>
  );
}

const SPALTEN: readonly CellColumn<Prozesszeile>[] = [
  { key: "am", title: "Zeitpunkt", isNarrow: true, cell: ({ am }) => <MomentSekunde am={am} /> },
  {
    key: "stufe",
    title: "Stufe",
    isNarrow: true,
    cell: ({ stufe }) => <Badge tone={TOENE[stufe]}>{LOGSTUFEN[stufe]}</Badge>,
  },
  { key: "meldung", title: "Meldung", isRowHeader: true, cell: (zeile) => <Meldung zeile={zeile} /> },
  { key: "vorgangskennung", title: "Vorgangskennung", cell: ({ vorgangskennung }) => vorgangskennung ?? "–" },
];

/** One row per line. */
export function ProzesslogTabelle({ zeilen, empty }: { zeilen: readonly Prozesszeile[]; empty: string }) {
  const rows = zeilen.map((zeile, stelle) => ({
    key: `${zeile.am} ${String(stelle)}`,
    cells: cellsOf(SPALTEN, zeile),
  }));
  return <DataTable caption="Log des Prozesses" isCaptionHidden columns={SPALTEN} rows={rows} empty={empty} />;
}
