import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, type AntwortSicht } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Inline, LinkButton, Notice, Stack } from "~/ui";
import type { AntragBenutzerDaten } from "./loadAntragBenutzer";
import { RechtWahl } from "./RechtWahl";

type AendernFormProps = {
  zugriff: NonNullable<AntragBenutzerDaten["aendern"]>;
  zurueck: string;
  formular: FormularSchutz;
  antwort: AntwortSicht;
};

/** Gives somebody another right than before. */
export function AendernForm({ zugriff, zurueck, formular, antwort }: AendernFormProps) {
  const { benutzerUuid, name, revision, recht, isSelbst } = zugriff;
  return (
    <Card title={isSelbst ? "Mein Recht ändern" : `Recht von ${name} ändern`} id="aendern" part="aendern">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <HiddenField name="benutzer" value={benutzerUuid} />
          <HiddenField name="revision" value={String(revision)} />
          {isSelbst && (
            <Notice tone="warning">
              Sie ändern Ihr eigenes Recht. Ohne das Recht „Verwalten“ können Sie es nicht selbst zurückholen.
            </Notice>
          )}
          <RechtWahl antwort={antwort} vorgabe={recht} />
          <Inline gap="m">
            <Absendeknopf absicht="aendern" icon="speichern">
              Recht speichern
            </Absendeknopf>
            <LinkButton variant="secondary" href={zurueck}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
