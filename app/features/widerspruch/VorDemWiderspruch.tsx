import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { Begruendung } from "~/features/bescheid";
import { aufzaehlung } from "~/lib/aufzaehlung";
import { Card, Details, Heading, Stack, Text } from "~/ui";
import { WiderspruchHinweis } from "./WiderspruchHinweis";

type Abgelehntes = NonNullable<Schriftsatz["abgelehntes"]>[number];

/** What stands above the objection: until when it can be filed, and what it is directed against. */
export function VorDemWiderspruch({ schriftsatz }: { schriftsatz: Schriftsatz }) {
  return (
    <>
      <WiderspruchHinweis schriftsatz={schriftsatz} />
      <Abgelehnt abgelehntes={schriftsatz.abgelehntes ?? []} />
    </>
  );
}

function Abgelehnt({ abgelehntes }: { abgelehntes: readonly Abgelehntes[] }) {
  if (abgelehntes.length === 0) return null;
  return (
    <Card title="Was der Bescheid ablehnt">
      <Stack gap="l">
        <Text>Ein neuer Widerspruch beginnt mit diesen Vorhaben. Bitte prüfen Sie unten, welche ausgewählt sind.</Text>
        {abgelehntes.map((eines, stelle) => (
          <Stack key={stelle} gap="s">
            <Heading level={3} size="h4">
              {eines.titel}
            </Heading>
            <Text>{wasAbgelehntIst(eines)}</Text>
            <Details summary="Begründung des Bescheids">
              <Begruendung text={eines.begruendung} />
            </Details>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function wasAbgelehntIst({ isGanz, wirtschaftsgueter }: Abgelehntes): string {
  if (isGanz) return "Nicht bescheinigt.";
  const namen = aufzaehlung(wirtschaftsgueter.map((name) => `„${name}“`));
  return `Bescheinigt; nicht erforderlich: ${namen}.`;
}
