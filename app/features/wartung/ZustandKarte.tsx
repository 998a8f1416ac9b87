import type { Dienstzustand } from "~/contract/verfahren/wartung";
import { Moment } from "~/features/moment";
import { Badge, Card, type CellColumn, cellsOf, DataTable } from "~/ui";
import { ZUSTAND } from "./wartungTexte";

const SPALTEN: readonly CellColumn<Dienstzustand>[] = [
  { key: "name", title: "Was", isRowHeader: true, cell: ({ name }) => name },
  {
    key: "zustand",
    title: "Zustand",
    isNarrow: true,
    cell: ({ zustand }) => <Badge tone={ZUSTAND[zustand].farbe}>{ZUSTAND[zustand].wort}</Badge>,
  },
  {
    key: "erfolg",
    title: "Letzter Erfolg",
    isNarrow: true,
    cell: ({ letzterErfolgAm }) => (letzterErfolgAm === null ? "–" : <Moment am={letzterErfolgAm} />),
  },
  { key: "hinweis", title: "Hinweis", cell: ({ hinweis }) => hinweis || "–" },
];

/** Services or background work, each with its state and its last success. */
export function ZustandKarte({ titel, dienste }: { titel: string; dienste: readonly Dienstzustand[] }) {
  const rows = dienste.map((dienst) => ({ key: dienst.name, cells: cellsOf(SPALTEN, dienst) }));
  return (
    <Card title={titel}>
      <DataTable caption={titel} isCaptionHidden columns={SPALTEN} rows={rows} />
    </Card>
  );
}
