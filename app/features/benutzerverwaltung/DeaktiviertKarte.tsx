import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";
import { rueckfrageHref } from "./rueckfrage";

/** Somebody who is deactivated comes back, or goes for good. `mitZustimmung`: an authorisation needs two. */
export function DeaktiviertKarte({ benutzer, formular, mitZustimmung }: KarteProps & { mitZustimmung: boolean }) {
  const name = nameVon(benutzer);
  const rolle =
    mitZustimmung && benutzer.rolle === "BEVOLLMAECHTIGTER"
      ? "beginnt die Person als mitarbeitende Person; die frühere Bevollmächtigung gilt erst, wenn eine zweite bevollmächtigte Person zustimmt"
      : "gilt die bisherige Rolle";
  return (
    <Card title="Zugang" id="zugang">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            {`${name} ist deaktiviert und hat keinen Zugang zu Ihrem Unternehmen. Wenn Sie ${name} wieder aktivieren, ${rolle}. Rechte an einzelnen Anträgen vergeben Sie neu.`}
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
