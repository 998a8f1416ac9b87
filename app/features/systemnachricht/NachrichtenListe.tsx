import type { ReactNode } from "react";
import {
  type Ereigniszeit,
  readZeitpunkt,
  type SystemNachricht,
  type Zeitpunkt,
} from "~/domain/nachricht/systemNachricht";
import { formatDateTime } from "~/lib/date";
import { Heading, type HeadingLevel } from "~/ui/basic/Heading";
import { RichText } from "~/ui/basic/RichText";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";

function bisText({ anzeigenBis }: SystemNachricht): string {
  const bis = anzeigenBis === null ? undefined : readZeitpunkt(anzeigenBis);
  return bis === undefined ? "" : `Wird angezeigt bis ${formatDateTime(bis)}`;
}

const momentText = (zeitpunkt: Zeitpunkt | null | undefined): string => {
  const moment = zeitpunkt === null || zeitpunkt === undefined ? undefined : readZeitpunkt(zeitpunkt);
  return moment === undefined ? "" : formatDateTime(moment);
};

/** When that takes place which it tells of; "" where it tells of no such thing. */
export function ereignisText({ ereignisVon, ereignisBis }: Ereigniszeit): string {
  const [von, bis] = [momentText(ereignisVon), momentText(ereignisBis)];
  if (von === "") return "";
  return bis === "" ? `Ab ${von} (deutsche Zeit)` : `Von ${von} bis ${bis} (deutsche Zeit)`;
}

type NachrichtenListeProps<Eine> = {
  nachrichten: readonly Eine[];
  level: HeadingLevel;
  /** What stands below each. */
  fuss?: (nachricht: Eine) => ReactNode;
};

/** Announcements one below the other. Their texts come sanitised from the backend. */
export function NachrichtenListe<Eine extends SystemNachricht>({
  nachrichten,
  level,
  fuss,
}: NachrichtenListeProps<Eine>) {
  return (
    <Stack as="ul" gap="l">
      {nachrichten.map((nachricht) => (
        <li key={nachricht.uuid}>
          <Stack gap="xs">
            <Heading level={level}>{nachricht.titel}</Heading>
            {ereignisText(nachricht) !== "" && <Text tone="strong">{ereignisText(nachricht)}</Text>}
            <RichText html={nachricht.text} />
            {bisText(nachricht) !== "" && (
              <Text tone="muted" size="s">
                {bisText(nachricht)}
              </Text>
            )}
            {fuss?.(nachricht)}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
