import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";
import type { Rueckfrage } from "./rueckfrage";

const FRAGEN: Readonly<Record<Rueckfrage, (name: string) => string>> = {
  zurueckziehen: (name) =>
    `Möchten Sie die Einladung an ${name} zurückziehen? Der Link aus der E-Mail gilt dann nicht mehr.`,
  entfernen: (name) =>
    `Möchten Sie ${name} endgültig aus Ihrem Unternehmen entfernen? Zurückkommen kann ${name} nur mit einer neuen Einladung.`,
};

/** Asks before an invitation or a person goes. @spec §2 Dialogs */
export function RueckfrageKarte({ benutzer, formular, frage }: KarteProps & { frage: Rueckfrage }) {
  return (
    <Card title="Achtung!" id="rueckfrage">
      <Form method="post" action={href("benutzerBearbeiten", { uuid: benutzer.uuid })}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>{FRAGEN[frage](nameVon(benutzer))}</Text>
          <Inline gap="m">
            <Absendeknopf absicht={frage}>Übernehmen</Absendeknopf>
            <LinkButton variant="secondary" href={href("benutzerBearbeiten", { uuid: benutzer.uuid })}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
