import { UNTERNEHMENSANGABEN_TITEL } from "~/domain/unternehmen/unternehmensangabenArt";
import type { Abschnitt } from "~/formkit/readForm";
import { Card, Divider, Heading, Section, Stack, Text } from "~/ui";
import { Eintraege } from "./Eintraege";

/** Where the company stands on a page, for its table of contents. */
export const UNTERNEHMEN_ORT = { anker: "unternehmen", titel: UNTERNEHMENSANGABEN_TITEL };

/** The company as an Antrag tells it; nothing where it tells nothing. `hinweis` says of which day it is. */
export function UnternehmenLesen({ abschnitte, hinweis }: { abschnitte: readonly Abschnitt[]; hinweis: string }) {
  if (abschnitte.length === 0) return null;
  return (
    <Section id={UNTERNEHMEN_ORT.anker} title={UNTERNEHMEN_ORT.titel}>
      <Text tone="muted">{hinweis}</Text>
      <Card>
        <Stack gap="xl">
          {abschnitte.map(({ titel, eintraege }, index) => (
            <Stack key={titel} as="section" gap="m">
              {index > 0 && <Divider />}
              <Heading level={3}>{titel}</Heading>
              <Eintraege eintraege={eintraege} />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
