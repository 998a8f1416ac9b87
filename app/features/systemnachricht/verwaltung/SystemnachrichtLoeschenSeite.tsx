import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, PageHeader, Stack, Text } from "~/ui";
import type { EineNachricht } from "./loadSystemnachrichten";
import { loeschText } from "./loeschText";
import { geschlossenText } from "./verwaltungTexte";

type SystemnachrichtLoeschenSeiteProps = {
  nachricht: EineNachricht;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Asks before an announcement is deleted. @spec §2 Dialogs */
export function SystemnachrichtLoeschenSeite({ nachricht, formular, antwort }: SystemnachrichtLoeschenSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  const { uuid, titel, anzahlGeschlossen, betroffene } = nachricht;
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title="Achtung!"
          breadcrumbs={[
            { label: "Systemnachrichten", href: href("systemNachrichtenView") },
            { label: titel, href: href("systemNachricht", { uuid }) },
            { label: "Löschen" },
          ]}
        />
        <Fehlermeldung key={versuch} problem={problem} felder={["loeschen"]} />
        <Card id="loeschen">
          <Form method="post">
            <Stack gap="l">
              <FormularFelder formular={formular} />
              <Text>{loeschText(nachricht)}</Text>
              <Text tone="muted">{geschlossenText(anzahlGeschlossen, betroffene)}</Text>
              <Inline gap="m">
                <Absendeknopf variant="danger">Löschen</Absendeknopf>
                <LinkButton variant="secondary" href={href("systemNachricht", { uuid })}>
                  Abbrechen
                </LinkButton>
              </Inline>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
