import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Inline, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";

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
            <Absendeknopf absicht="entfernen" variant="danger" icon="loeschen">
              Endgültig entfernen
            </Absendeknopf>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
