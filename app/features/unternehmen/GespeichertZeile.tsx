import { Moment } from "~/features/moment";
import { Text } from "~/ui";

/** When and by whom something was saved last; both undefined for what is not stored yet. */
export type GespeichertZeileProps = { geaendertAm?: string | undefined; geaendertVon?: string | undefined };

/** Who saved last, and when. */
export function GespeichertZeile({ geaendertAm, geaendertVon = "" }: GespeichertZeileProps) {
  if (geaendertAm === undefined) return null;
  const von = geaendertVon === "" ? "" : ` von ${geaendertVon}`;
  return (
    <Text tone="muted" size="s">
      Zuletzt gespeichert am <Moment am={geaendertAm} />
      {von}.
    </Text>
  );
}
