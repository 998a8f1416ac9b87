import type { Zustand } from "~/contract/verfahren/wartung";
import { Badge, Card, type CellColumn, cellsOf, DataTable, DefinitionList, Details, Inline, Stack, Text } from "~/ui";

type Zeile = Zustand["zeitenUndGrenzen"][number];

const SPALTEN: readonly CellColumn<Zeile>[] = [
  {
    key: "bedeutung",
    title: "Was",
    isRowHeader: true,
    cell: ({ bedeutung, name }) => (
      <Stack gap="xs">
        <Text as="span">{bedeutung}</Text>
        <Text as="span" tone="muted" size="s">
          {name}
        </Text>
      </Stack>
    ),
  },
  {
    key: "wert",
    title: "Wert",
    cell: ({ wert, vorgabe }) => (
      <Inline gap="s">
        {wert}
        {wert !== vorgabe && <Badge tone="info">{`Vorgabe: ${vorgabe}`}</Badge>}
      </Inline>
    ),
  },
];

/** How the portal is set up: what decides what it does, and behind that all times and limits, part by part. */
export function EinstellungenKarte({ einstellungen, zeitenUndGrenzen }: Zustand) {
  const abschnitte = [...new Set(zeitenUndGrenzen.map(({ abschnitt }) => abschnitt))];
  return (
    <Card title="Einstellungen">
      <Stack gap="m">
        <DefinitionList items={einstellungen.map(({ name, wert }) => ({ label: name, value: wert }))} />
        {abschnitte.map((abschnitt) => (
          <Details key={abschnitt} summary={abschnitt}>
            <DataTable
              caption={abschnitt}
              isCaptionHidden
              columns={SPALTEN}
              rows={zeitenUndGrenzen
                .filter((zeile) => zeile.abschnitt === abschnitt)
                .map((zeile) => ({ key: zeile.name, cells: cellsOf(SPALTEN, zeile) }))}
            />
          </Details>
        ))}
        <Text tone="muted">Einstellungen ändert der Betrieb; sie gelten ab dem nächsten Start.</Text>
      </Stack>
    </Card>
  );
}
