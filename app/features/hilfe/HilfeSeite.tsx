import { Form } from "@remix-run/react";
import { FAQ } from "~/domain/faq";
import { KontaktDaten } from "~/features/rechtliches";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Details } from "~/ui/basic/Details";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { TextField } from "~/ui/fields/TextField";
import { Card } from "~/ui/layout/Card";
import { Container } from "~/ui/layout/Container";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Section } from "~/ui/layout/Section";
import { Stack } from "~/ui/layout/Stack";
import { searchFaq } from "./searchFaq";

const SUCHE_MAX = 200;

/** Questions and answers with a search, and how to reach people. */
export function HilfeSeite({ suche }: { suche: string }) {
  return (
    <Container width="form">
      <PageHeader title="Hilfe" lead="Antworten auf häufige Fragen und der Weg zu uns." />
      <Stack gap="xl">
        <Section title="Häufige Fragen" id="fragen">
          <Suche suche={suche} />
          <Treffer suche={suche} />
        </Section>
        <Card title="Ihre Frage ist nicht dabei?">
          <KontaktDaten />
        </Card>
        <Card title="Weitere Informationen" tone="muted">
          <ul>
            <li>
              <TextLink href={href("leichtesprache")}>Das Portal in Leichter Sprache</TextLink>
            </li>
            <li>
              <TextLink href={href("barrierefreiheit")}>Erklärung zur Barrierefreiheit</TextLink>
            </li>
            <li>
              <TextLink href={href("datenschutz")}>Datenschutz</TextLink>
            </li>
          </ul>
        </Card>
      </Stack>
    </Container>
  );
}

function Suche({ suche }: { suche: string }) {
  return (
    <Form method="get" action={href("help")} role="search">
      <Stack gap="s">
        <TextField
          key={suche}
          id="suche"
          name="suche"
          label="Fragen durchsuchen"
          type="search"
          defaultValue={suche}
          limit={SUCHE_MAX}
        />
        <div>
          <Button icon="suchen">Suchen</Button>
        </div>
      </Stack>
    </Form>
  );
}

function Treffer({ suche }: { suche: string }) {
  const eintraege = searchFaq(FAQ, suche);
  return (
    <Stack gap="m">
      <div role="status">
        {suche !== "" && (
          <Text>
            {treffertext(eintraege.length, suche)} <TextLink href={href("help")}>Alle Fragen anzeigen</TextLink>
          </Text>
        )}
      </div>
      {eintraege.map(({ nr, frage, antwort }) => (
        <Details key={nr} id={`frage${String(nr)}`} summary={frage}>
          <Text>{antwort}</Text>
        </Details>
      ))}
    </Stack>
  );
}

function treffertext(anzahl: number, suche: string): string {
  if (anzahl === 0) return `Zu „${suche}“ gibt es keine Frage.`;
  return anzahl === 1 ? `1 Frage zu „${suche}“.` : `${String(anzahl)} Fragen zu „${suche}“.`;
}
