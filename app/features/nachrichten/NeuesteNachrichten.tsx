import { Moment } from "~/features/moment";
import { href } from "~/routing/href";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Card } from "~/ui/layout/Card";
import { CardList } from "~/ui/layout/CardList";
import { Section } from "~/ui/layout/Section";
import { Stack } from "~/ui/layout/Stack";
import { AntragName } from "./AntragName";
import type { Eintrag } from "./loadNachrichten";

/** The newest messages on the start page, each with the Antrag it is about. */
export function NeuesteNachrichten({ eintraege }: { eintraege: readonly Eintrag[] }) {
  return (
    <Section title="Nachrichten">
      {eintraege.length === 0 ? (
        <Card>
          <Text>Sie haben noch keine Nachrichten.</Text>
        </Card>
      ) : (
        <>
          <CardList>
            {eintraege.map((eintrag) => (
              <li key={eintrag.uuid}>
                <Nachricht eintrag={eintrag} />
              </li>
            ))}
          </CardList>
          <Text>
            <TextLink href={href("nachrichten")}>Alle Nachrichten anzeigen</TextLink>
          </Text>
        </>
      )}
    </Section>
  );
}

function Nachricht({ eintrag: { href: ziel, titel, gelesen, erstelltAm, antrag } }: { eintrag: Eintrag }) {
  return (
    <Stack gap="xs">
      <div>
        <TextLink href={ziel}>{titel}</TextLink>
        {!gelesen && " (ungelesen)"}
      </div>
      <Text tone="muted" size="s">
        {antrag !== null && (
          <>
            <AntragName antrag={antrag} /> ·{" "}
          </>
        )}
        <Moment am={erstelltAm} />
      </Text>
    </Stack>
  );
}
