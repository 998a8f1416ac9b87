import { Badge, DataTable, Heading, Stack, Text } from "~/ui";
import type { AnsichtStand } from "./loadProfil";

const SPALTEN = [
  { key: "wer", title: "Wer", isRowHeader: true },
  { key: "beginn", title: "Von" },
  { key: "ende", title: "Bis" },
  { key: "grund", title: "Grund" },
] as const;

/** A view that goes on, and when it ends at the latest. */
function Laeuft({ bis }: { bis: string }) {
  return (
    <Stack gap="xs">
      <div>
        <Badge tone="warning">läuft noch</Badge>
      </div>
      <span>{`längstens bis ${bis}`}</span>
    </Stack>
  );
}

/** When the support has seen the portal as this person, newest first. */
export function AnsichtZugriffe({ ansicht: { zugriffe, total } }: { ansicht: AnsichtStand }) {
  const rows = zugriffe.map(({ uuid, name, rolle, beginn, ende, grund, laeuft }) => ({
    key: uuid,
    cells: {
      wer: `${name}, ${rolle}`,
      beginn,
      ende: laeuft ? <Laeuft bis={ende} /> : ende,
      grund,
    },
  }));
  return (
    <Stack gap="s">
      <Heading level={3}>Zugriffe des Supports</Heading>
      {total > zugriffe.length && (
        <Text tone="muted">{`Die letzten ${String(zugriffe.length)} von ${String(total)}.`}</Text>
      )}
      <DataTable
        caption="Zugriffe des Supports"
        isCaptionHidden
        columns={SPALTEN}
        rows={rows}
        empty="Bisher hat niemand das Portal wie Sie gesehen."
      />
    </Stack>
  );
}
