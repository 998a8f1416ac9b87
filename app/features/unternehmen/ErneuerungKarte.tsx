import { href } from "~/routing/href";
import { Card, DataTable, Stack, Text, TextLink } from "~/ui";
import type { Erneuerung } from "./loadErneuerung";

const SPALTEN = [
  { key: "label", title: "Angabe" },
  { key: "bisher", title: "Bisher" },
  { key: "jetzt", title: "Jetzt" },
];

/** What a new identification has changed, or that it has changed nothing. */
export function ErneuerungKarte({ erneuerung }: { erneuerung: Erneuerung }) {
  return (
    <Card title="Was sich geändert hat">
      <Stack gap="m">
        {erneuerung.length === 0 ? (
          <Text>Keine Angabe wurde geändert. Was in den Stammdaten stand, ist jetzt nachgewiesen.</Text>
        ) : (
          <DataTable
            caption="Geänderte Angaben"
            columns={SPALTEN}
            rows={erneuerung.map((cells) => ({ key: cells.label, cells }))}
          />
        )}
        <Text>
          Jede Fassung der Stammdaten steht im <TextLink href={href("unternehmenVerlauf")}>Verlauf</TextLink>.
        </Text>
      </Stack>
    </Card>
  );
}
