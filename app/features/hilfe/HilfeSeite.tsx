import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { FAQ_SUCHE_MAX } from "~/domain/hilfe/faqGrenzen";
import { Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { KontaktDaten } from "~/features/rechtliches";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { TextField } from "~/ui/fields/TextField";
import { Card } from "~/ui/layout/Card";
import { Container } from "~/ui/layout/Container";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Section } from "~/ui/layout/Section";
import { Stack } from "~/ui/layout/Stack";
import { FaqListe } from "./FaqListe";
import type { HilfeDaten } from "./loadHilfeSeite";

type HilfeSeiteProps = { daten: HilfeDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Questions and answers with a search, and how to reach people. */
export function HilfeSeite({ daten, formular, antwort }: HilfeSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  const { suche } = daten;
  return (
    <Container width="form">
      <PageHeader title="Hilfe" lead="Antworten auf häufige Fragen und der Weg zu uns." />
      <Stack gap="xl">
        <Section title="Häufige Fragen" id="fragen">
          <Fehlermeldung
            key={versuch}
            problem={problem}
            felder={["fragen"]}
            titel="Ihre Rückmeldung wurde nicht gezählt"
          />
          <Suche suche={suche} />
          <Treffer suche={suche} total={daten.total} />
          <FaqListe {...daten} formular={formular} />
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
          limit={FAQ_SUCHE_MAX}
        />
        <div>
          <Button icon="suchen">Suchen</Button>
        </div>
      </Stack>
    </Form>
  );
}

/** How many questions were found; its place is always there, so that a change is announced. */
function Treffer({ suche, total }: { suche: string; total: number }) {
  return (
    <div role="status">
      {suche !== "" && (
        <Text>
          {treffertext(total, suche)} <TextLink href={href("help")}>Alle Fragen anzeigen</TextLink>
        </Text>
      )}
    </div>
  );
}

function treffertext(anzahl: number, suche: string): string {
  if (anzahl === 0)
    return `Zu „${suche}“ gibt es keine Frage. Bitte suchen Sie mit weniger oder anderen Wörtern, oder fragen Sie uns: Wie Sie uns erreichen, steht weiter unten.`;
  return anzahl === 1 ? `1 Frage zu „${suche}“.` : `${String(anzahl)} Fragen zu „${suche}“.`;
}
