import { SeitenDerListe } from "~/features/tabelle";
import { Badge, DataTable, Heading, Stack, Text } from "~/ui";
import type { AnsichtStand } from "./loadProfil";
import { ZUGRIFFE } from "./zugriffeListe";

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
export function AnsichtZugriffe({ ansicht: { zugriffe, anzahl } }: { ansicht: AnsichtStand }) {
  const { zeilen, ...stand } = zugriffe;
  const rows = zeilen.map(({ uuid, name, rolle, beginn, ende, grund, laeuft }) => ({
    key: uuid,
    cells: {
      wer: `${name}, ${rolle}`,
      beginn,
      ende: laeuft ? <Laeuft bis={ende} /> : ende,
      grund,
    },
  }));
  return (
    <Stack gap="s" id={ZUGRIFFE}>
      <Heading level={3}>Zugriffe des Supports</Heading>
      {anzahl > stand.total && <Text tone="muted">{`Die letzten ${String(stand.total)} von ${String(anzahl)}.`}</Text>}
      <DataTable
        caption="Zugriffe des Supports"
        isCaptionHidden
        columns={SPALTEN}
        rows={rows}
        empty="Bisher hat niemand das Portal wie Sie gesehen."
      />
      <SeitenDerListe liste={ZUGRIFFE} {...stand} />
    </Stack>
  );
}
