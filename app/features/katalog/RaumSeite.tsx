import { href } from "~/routing/href";
import { Heading, PageHeader, Section, Stack, Text } from "~/ui";
import { findRaum } from "./raeume";
import type { Zustand } from "./stueck";

/** One room of the catalogue: its parts, each in every state. */
export function RaumSeite({ schluessel }: { schluessel: string }) {
  const raum = findRaum(schluessel);
  if (raum === undefined) return null;
  return (
    <Stack gap="l">
      <PageHeader
        title={raum.titel}
        breadcrumbs={[{ label: "Katalog", href: href("katalog") }, { label: raum.titel }]}
      />
      {raum.stuecke.map(({ name, wozu, zustaende }) => (
        <Section key={name} title={name} id={`baustein-${name}`}>
          <Text tone="muted">{wozu}</Text>
          {zustaende.map((zustand) => (
            <Gezeigt key={zustand.name} zustand={zustand} isEinziger={zustaende.length === 1} />
          ))}
        </Section>
      ))}
    </Stack>
  );
}

/** A state below its name; the only one of a part needs none. */
function Gezeigt({ zustand: { name, element }, isEinziger }: { zustand: Zustand; isEinziger: boolean }) {
  return (
    <Stack gap="xs">
      {!isEinziger && (
        <Heading level={3} size="h4">
          {name}
        </Heading>
      )}
      {element}
    </Stack>
  );
}
