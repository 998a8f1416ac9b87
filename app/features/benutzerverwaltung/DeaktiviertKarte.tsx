import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";
import { rueckfrageHref } from "./rueckfrage";

/** Somebody who is deactivated comes back, or goes for good. */
export function DeaktiviertKarte({ benutzer, formular }: KarteProps) {
  const name = nameVon(benutzer);
  return (
    <Card title="Zugang" id="zugang">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            {`${name} ist deaktiviert und hat keinen Zugang zu Ihrem Unternehmen. Wenn Sie ${name} wieder aktivieren, gilt die bisherige Rolle; Rechte an einzelnen Anträgen vergeben Sie neu.`}
          </Text>
          <Inline gap="m">
            <Absendeknopf absicht="reaktivieren" icon="haken">
              Wieder aktivieren
            </Absendeknopf>
            <LinkButton variant="secondary" href={rueckfrageHref(benutzer.uuid, "entfernen")}>
              Endgültig entfernen …
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
