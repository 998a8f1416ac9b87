import { readZeitpunkt, type SystemNachricht } from "~/domain/nachricht/systemNachricht";
import { formatDateTime } from "~/lib/date";
import { Heading } from "~/ui/basic/Heading";
import { RichText } from "~/ui/basic/RichText";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";

function bisText({ anzeigenBis }: SystemNachricht): string {
  const bis = readZeitpunkt(anzeigenBis);
  return bis === undefined ? "" : `Wird angezeigt bis ${formatDateTime(bis)}`;
}

/** Announcements one below the other. Their texts come sanitised from the backend. */
export function NachrichtenListe({ nachrichten, level }: { nachrichten: readonly SystemNachricht[]; level: 2 | 3 }) {
  return (
    <Stack as="ul" gap="l">
      {nachrichten.map((nachricht) => (
        <li key={nachricht.uuid}>
          <Stack gap="xs">
            <Heading level={level}>{nachricht.titel}</Heading>
            <RichText html={nachricht.text} />
            <Text tone="muted" size="s">
              {bisText(nachricht)}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
