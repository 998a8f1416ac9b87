import { Badge, Card, Heading, Inline, Stack, Text, TextLink } from "~/ui";
import type { DokumentZeile } from "./dokumentZeilen";

/** Documents that somebody has begun and nobody has signed: nothing of them has reached the authority. */
export function OffeneEntwuerfe({ entwuerfe }: { entwuerfe: readonly DokumentZeile[] }) {
  return (
    <Stack as="ul" gap="m">
      {entwuerfe.map(({ key, titel, zu, wann, von, stand }) => (
        <li key={key}>
          <Card>
            <Stack gap="xs">
              <Inline justify="between" gap="s">
                <Heading level={3}>{zu === null ? titel : <TextLink href={zu}>{titel}</TextLink>}</Heading>
                <Badge tone={stand.farbe}>{stand.text}</Badge>
              </Inline>
              <Text>
                Zuletzt geändert am {wann} von {von}, noch nicht unterschrieben.
              </Text>
              <Text tone="muted" size="s">
                Wer: Unterschreiben kann eine bevollmächtigte Person. Vorher ist nichts eingereicht.
              </Text>
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
