import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Inline, Stack, Text } from "~/ui";
import { nameVon } from "./benutzerTexte";
import type { KarteProps } from "./karteProps";

/** Somebody shall become an authorised representative, and a second one has to agree. */
export function VollmachtKarte({ benutzer, formular }: KarteProps) {
  const { wartet } = benutzer;
  if (wartet === null) return null;
  const name = nameVon(benutzer);
  return (
    <Card title="Bevollmächtigung wartet auf Zustimmung" id="vollmacht">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            {wartet.darfZustimmen
              ? `${wartet.von} möchte ${name} bevollmächtigen. Das gilt erst, wenn Sie oder eine andere bevollmächtigte Person zustimmen.`
              : `Sie möchten ${name} bevollmächtigen. Das gilt erst, wenn eine andere bevollmächtigte Person zustimmt.`}
          </Text>
          <Inline gap="m">
            {wartet.darfZustimmen && (
              <Absendeknopf absicht="vollmachtZustimmen" icon="haken">
                Zustimmen
              </Absendeknopf>
            )}
            <Absendeknopf absicht="vollmachtAblehnen" variant="secondary">
              {wartet.darfZustimmen ? "Ablehnen" : "Zurücknehmen"}
            </Absendeknopf>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
