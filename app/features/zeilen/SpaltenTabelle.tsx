import { type CellColumn, cellsOf, DataTable, Details, Stack, Text } from "~/ui";
import type { SpalteErklaert } from "./spaltenErklaert";

const PFLICHT = { immer: "ja", teilweise: "je nach Angaben", nein: "–" } as const;

const SPALTEN: readonly CellColumn<SpalteErklaert>[] = [
  { key: "titel", title: "Spalte", isRowHeader: true, cell: ({ titel }) => titel },
  { key: "inhalt", title: "Was darin steht", cell: ({ inhalt }) => inhalt },
  { key: "pflicht", title: "Pflicht", isNarrow: true, cell: ({ pflicht }) => PFLICHT[pflicht] },
];

/** What the columns are called, and what stands in them. */
export function SpaltenTabelle({ spalten, isFest }: { spalten: readonly SpalteErklaert[]; isFest: boolean }) {
  return (
    <Details summary={`Welche Spalten es gibt (${String(spalten.length)})`}>
      <Stack gap="m">
        <Text>
          {isFest
            ? "Als Name einer Spalte genügt auch der Anfang, wenn er eindeutig ist. Eine leere Zelle lässt stehen, was schon gespeichert ist."
            : "Als Name einer Spalte genügt auch der Anfang, wenn er eindeutig ist. Spalten können fehlen und Zellen leer bleiben; was Pflicht ist, können Sie danach im Formular ergänzen."}
        </Text>
        <DataTable
          caption="Spalten in ihrer Reihenfolge"
          columns={SPALTEN}
          rows={spalten.map((spalte) => ({ key: spalte.titel, cells: cellsOf(SPALTEN, spalte) }))}
        />
      </Stack>
    </Details>
  );
}
