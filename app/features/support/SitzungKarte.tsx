import type { Person } from "~/contract/konto/personen";
import { MomentZelle } from "~/features/moment";
import { Card, DataTable } from "~/ui";

const SPALTEN = [
  { key: "geraet", title: "Gerät", isRowHeader: true },
  { key: "seit", title: "Angemeldet seit" },
  { key: "letzteAktion", title: "Letzte Aktion" },
] as const;

/** Where the person is logged in now. */
export function SitzungKarte({ person: { sitzungen } }: { person: Person }) {
  const rows = sitzungen.map(({ uuid, geraet, erstelltAm, letzteAktionAm }) => ({
    key: uuid,
    cells: { geraet, seit: <MomentZelle am={erstelltAm} />, letzteAktion: <MomentZelle am={letzteAktionAm} /> },
  }));
  return (
    <Card title="Offene Sitzungen" id="sitzungen">
      <DataTable
        caption="Offene Sitzungen"
        isCaptionHidden
        columns={SPALTEN}
        rows={rows}
        empty="Zurzeit nirgends angemeldet."
      />
    </Card>
  );
}
