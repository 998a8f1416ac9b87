import type { Unternehmensteil } from "~/domain/unternehmen/unternehmensangaben";
import { Card, Divider, Heading, Section, Stack, Text } from "~/ui";
import { Eintraege } from "./Eintraege";

type UnternehmenLesenProps = {
  teile: readonly Unternehmensteil[];
  /** Of which day its answers are. */
  hinweis: string;
};

/** The company as an Antrag tells it, part by part; nothing where it tells nothing. */
export const UnternehmenLesen = ({ teile, hinweis }: UnternehmenLesenProps) => (
  <>
    {teile.map((teil, index) => (
      <Teil key={teil.anker} teil={teil} hinweis={index === 0 ? hinweis : ""} />
    ))}
  </>
);

function Teil({ teil: { anker, titel, abschnitte }, hinweis }: { teil: Unternehmensteil; hinweis: string }) {
  return (
    <Section id={anker} title={titel}>
      {hinweis !== "" && <Text tone="muted">{hinweis}</Text>}
      <Card>
        <Stack gap="xl">
          {abschnitte.map((abschnitt, index) => (
            // Two sections may be called the same, and their order never changes.
            <Stack key={index} as="section" gap="m">
              {index > 0 && <Divider />}
              {abschnitt.titel !== titel && <Heading level={3}>{abschnitt.titel}</Heading>}
              <Eintraege eintraege={abschnitt.eintraege} />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
