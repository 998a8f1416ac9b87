import { AnlagenListe } from "~/features/anlagen";
import { Arbeitsplandiagramm } from "~/features/formular";
import { Card, Divider, Heading, Inline, Section, Stack, Text, TextLink } from "~/ui";
import { Eintraege } from "./Eintraege";
import { type AntragOrt, formularHref } from "./formularHref";
import type { LeseVorhaben } from "./leseAbschnitte";

type VorhabenLesenProps = {
  vorhaben: LeseVorhaben;
  /** The Antrag whose form the links "Bearbeiten" open; null: no links. */ bearbeiten: AntragOrt | null;
};

/** A whole Vorhaben to read, tab by tab. */
export function VorhabenLesen({ vorhaben, bearbeiten }: VorhabenLesenProps) {
  return (
    <Section id={vorhaben.anker} title={vorhaben.titel}>
      {vorhaben.zusatz !== null && <Text tone="muted">{vorhaben.zusatz}</Text>}
      <Card>
        <Stack gap="xl">
          {vorhaben.abschnitte.map(({ anker, titel, tab, eintraege, zeitplan }, index) => (
            <Stack key={anker} id={anker} as="section" gap="m">
              {index > 0 && <Divider />}
              <Inline justify="between">
                <Heading level={3}>{titel}</Heading>
                {bearbeiten !== null && (
                  <span data-print="nein">
                    <TextLink
                      href={formularHref(bearbeiten, vorhaben.uuid, tab)}
                      aria-label={`Bearbeiten: ${titel}, ${vorhaben.titel}`}
                    >
                      Bearbeiten
                    </TextLink>
                  </span>
                )}
              </Inline>
              <Eintraege eintraege={eintraege} />
              {zeitplan !== null && <Arbeitsplandiagramm plan={zeitplan} von={vorhaben.titel} level={4} />}
            </Stack>
          ))}
          {vorhaben.anlagen !== null && (
            <Stack as="section" gap="m">
              <Divider />
              <Heading level={3}>Anlagen</Heading>
              <AnlagenListe anlagen={vorhaben.anlagen} mitPruefsumme={bearbeiten === null} />
            </Stack>
          )}
        </Stack>
      </Card>
    </Section>
  );
}
