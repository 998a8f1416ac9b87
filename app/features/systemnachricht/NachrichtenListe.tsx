import type { ReactNode } from "react";
import { readZeitpunkt, type SystemNachricht } from "~/domain/nachricht/systemNachricht";
import { formatDateTime } from "~/lib/date";
import { Heading, type HeadingLevel } from "~/ui/basic/Heading";
import { RichText } from "~/ui/basic/RichText";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";
import { ereignisText } from "./ereignisText";

function bisText({ anzeigenBis }: SystemNachricht): string {
  const bis = anzeigenBis === null ? undefined : readZeitpunkt(anzeigenBis);
  return bis === undefined ? "" : `Wird angezeigt bis ${formatDateTime(bis)}`;
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
