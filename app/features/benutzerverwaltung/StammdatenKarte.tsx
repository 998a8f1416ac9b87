import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";

/** The grant to change the master data of the company, for somebody whose role does not allow it. */
export function StammdatenKarte({ benutzer, formular }: KarteProps) {
  const { darfStammdaten } = benutzer;
  const name = nameVon(benutzer);
  return (
    <Card title="Stammdaten bearbeiten" id="stammdaten">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            {darfStammdaten
              ? `${name} hat das Recht, die Stammdaten Ihres Unternehmens zu bearbeiten.`
              : `${name} kann die Stammdaten Ihres Unternehmens lesen, aber nicht bearbeiten.`}
          </Text>
          <div>
            <Absendeknopf absicht={darfStammdaten ? "stammdatenEntziehen" : "stammdatenErteilen"} variant="secondary">
              {darfStammdaten ? "Recht entziehen" : "Recht geben"}
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
