import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Heading, Inline, LinkButton, Stack, Text, VisuallyHidden } from "~/ui";
import type { KonfigurationZeile } from "./loadExporte";

type KonfigurationenProps = { zeilen: readonly KonfigurationZeile[]; formular: FormularSchutz };

/** What the person has kept, each with the button that runs it again. */
export function Konfigurationen({ zeilen, formular }: KonfigurationenProps) {
  return (
    <Stack gap="m">
      <Heading level={2} size="h3">
        Gespeicherte Konfigurationen
      </Heading>
      <Stack as="ul" gap="m">
        {zeilen.map((zeile) => (
          <li key={zeile.uuid}>
            <Card>
              <Form method="post">
                <FormularFelder formular={formular} />
                <Stack gap="s">
                  <Heading level={3} size="h4">
                    {zeile.name}
                  </Heading>
                  <Text tone="muted">{zeile.text}</Text>
                  <Knoepfe zeile={zeile} />
                </Stack>
              </Form>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Knoepfe({ zeile: { uuid, name, knopf, oeffnen } }: { zeile: KonfigurationZeile }) {
  return (
    <Inline gap="s">
      <Absendeknopf absicht={`ausfuehren:${uuid}`} icon="herunterladen" aria-label={`${knopf}: ${name}`}>
        {knopf}
      </Absendeknopf>
      <LinkButton variant="secondary" icon="bearbeiten" href={oeffnen}>
        Öffnen <VisuallyHidden>{name}</VisuallyHidden>
      </LinkButton>
      <Absendeknopf absicht={`loeschen:${uuid}`} variant="quiet" icon="loeschen" aria-label={`Löschen: ${name}`}>
        Löschen
      </Absendeknopf>
    </Inline>
  );
}
