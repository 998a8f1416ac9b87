import { Card, Stack, TextLink } from "~/ui";
import type { LeseVorhaben } from "./leseAbschnitte";

type InhaltsverzeichnisProps = {
  vorhaben: readonly LeseVorhaben[];
  davor?: readonly { anker: string; titel: string }[];
};

/** The places of a long page as links. */
export function Inhaltsverzeichnis({ vorhaben, davor = [] }: InhaltsverzeichnisProps) {
  return (
    <nav aria-label="Inhalt">
      <Card title="Inhalt">
        <Stack as="ul" gap="s">
          {davor.map(({ anker, titel }) => (
            <li key={anker}>
              <TextLink href={`#${anker}`}>{titel}</TextLink>
            </li>
          ))}
          {vorhaben.map(({ anker, titel, abschnitte }) => (
            <li key={anker}>
              <TextLink href={`#${anker}`}>{titel}</TextLink>
              <ul>
                {abschnitte.map((abschnitt) => (
                  <li key={abschnitt.anker}>
                    <TextLink href={`#${abschnitt.anker}`}>{abschnitt.titel}</TextLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Stack>
      </Card>
    </nav>
  );
}
