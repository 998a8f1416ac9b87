import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Notice, Stack } from "~/ui";
import type { GeparktDaten } from "./loadGeparktSeite";

/** Asks before a kept form is thrown away. */
export function VerwerfenFrage({ daten: { uuid }, formular }: { daten: GeparktDaten; formular: FormularSchutz }) {
  return (
    <Card title="Möchten Sie diese Eingaben wirklich verwerfen?" part="verwerfen">
      <Stack gap="l">
        <Notice tone="warning">
          Ihre aufbewahrten Eingaben werden gelöscht. Das lässt sich nicht rückgängig machen. Was gespeichert ist,
          bleibt unverändert.
        </Notice>
        <Form method="post">
          <FormularFelder formular={formular} />
          <Inline gap="m">
            <Absendeknopf absicht="verwerfen" variant="danger" icon="loeschen">
              Eingaben verwerfen
            </Absendeknopf>
            <LinkButton variant="secondary" href={href("geparkteEingaben", { uuid })}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}
