import { Form } from "@remix-run/react";
import { Absendeknopf, type AntwortSicht } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Notice, RadioGroup, Stack } from "~/ui";
import { ROLLEN_WAHL } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";

/** Gives somebody another role, also oneself. */
export function RolleKarte({
  benutzer: { rolle, isSelbst },
  formular,
  antwort: { feld, text },
}: KarteProps & { antwort: AntwortSicht }) {
  return (
    <Card title="Rolle" id="rolle-aendern">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="bisher" value={rolle} />
          {isSelbst && (
            <Notice tone="warning">
              Das sind Sie selbst. Wenn Sie die Bevollmächtigung abgeben, können nur andere sie Ihnen zurückgeben.
            </Notice>
          )}
          <RadioGroup
            key={rolle}
            {...feld("rolle")}
            label="Rolle"
            required
            inline={false}
            options={ROLLEN_WAHL}
            defaultValue={text("rolle", rolle)}
          />
          <div>
            <Absendeknopf absicht="rolle" icon="speichern">
              Rolle speichern
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
