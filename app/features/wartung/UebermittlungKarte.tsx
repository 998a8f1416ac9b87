import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { AbgelehnteUebermittlung } from "~/contract/verfahren/wartung";
import { Card, type CellColumn, cellsOf, DataTable, Stack, Text } from "~/ui";
import { WartungKnopf } from "./WartungKnopf";
import { ARTEN, zeitVon } from "./wartungTexte";

const nummerVon = ({ antragsnummer, antragUuid }: AbgelehnteUebermittlung): string => antragsnummer ?? antragUuid;
const artVon = ({ art }: AbgelehnteUebermittlung): string => ARTEN[art] ?? art;

const spaltenMit = (formular: FormularSchutz): readonly CellColumn<AbgelehnteUebermittlung>[] => [
  { key: "antrag", title: "Antrag", isRowHeader: true, isNarrow: true, cell: nummerVon },
  { key: "art", title: "Art", cell: artVon },
  { key: "abgelehnt", title: "Abgelehnt", isNarrow: true, cell: ({ abgelehntAm }) => zeitVon(abgelehntAm) },
  { key: "grund", title: "Grund", cell: ({ grund }) => grund ?? "–" },
  {
    key: "aktionen",
    title: "Aktionen",
    isForActions: true,
    cell: (zeile) => (
      <WartungKnopf
        formular={formular}
        absicht="wiedervorlegen"
        uuid={zeile.uuid}
        label="Wieder vorlegen"
        wozu={`${artVon(zeile)} zu ${nummerVon(zeile)}`}
      />
    ),
  },
];

type UebermittlungKarteProps = { zeilen: readonly AbgelehnteUebermittlung[]; formular: FormularSchutz };

/** What the specialist system has refused; a refused Antrag or withdrawal goes back to the company instead. */
export function UebermittlungKarte({ zeilen, formular }: UebermittlungKarteProps) {
  const spalten = spaltenMit(formular);
  const rows = zeilen.map((zeile) => ({ key: zeile.uuid, cells: cellsOf(spalten, zeile) }));
  return (
    <Card title="Abgelehnte Übermittlungen">
      <Stack gap="m">
        <Text tone="muted">
          Einen abgelehnten Antrag oder Rückzug reicht das Unternehmen selbst erneut ein; er steht nicht hier.
        </Text>
        <DataTable
          caption="Abgelehnte Übermittlungen"
          isCaptionHidden
          columns={spalten}
          rows={rows}
          empty="Keine Übermittlung ist abgelehnt."
        />
      </Stack>
    </Card>
  );
}
