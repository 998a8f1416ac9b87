import { Badge, Card, Divider, Heading, Inline, Stack, Text, TextLink } from "~/ui";
import type { DokumentLink, DokumentZeile } from "./dokumentZeilen";

/**
 * All documents of an Antrag in one list, the newest first: what each is, where it stands, when, by whom, and its
 * files.
 */
export function DokumentListe({ dokumente }: { dokumente: readonly DokumentZeile[] }) {
  return (
    <Card>
      <Stack as="ul" gap="m">
        {dokumente.map((zeile, stelle) => (
          <li key={zeile.key}>
            <Stack gap="m">
              {stelle > 0 && <Divider />}
              <Dokument zeile={zeile} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Dokument({ zeile: { titel, zu, wann, von, stand, links, dateien } }: { zeile: DokumentZeile }) {
  return (
    <Stack gap="xs">
      <Inline justify="between" gap="s">
        <Heading level={3} size="h4">
          {zu === null ? titel : <TextLink href={zu}>{titel}</TextLink>}
        </Heading>
        <Badge tone={stand.farbe}>{stand.text}</Badge>
      </Inline>
      <Text tone="muted" size="s">
        {wann}, {von}
      </Text>
      {links.length + dateien.length > 0 && (
        <Inline gap="m">
          {[...dateien, ...links].map((link) => (
            <Datei key={link.href} link={link} />
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function Datei({ link: { label, href, hinweis } }: { link: DokumentLink }) {
  return (
    <Text as="span" size="s">
      <TextLink href={href}>{label}</TextLink>
      {hinweis !== undefined && ` (${hinweis})`}
    </Text>
  );
}
