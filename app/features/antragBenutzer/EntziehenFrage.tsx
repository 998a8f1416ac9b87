import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, Inline, LinkButton, Notice, Stack } from "~/ui";
import type { AntragBenutzerDaten } from "./loadAntragBenutzer";

type EntziehenFrageProps = {
  zugriff: NonNullable<AntragBenutzerDaten["entziehen"]>;
  zurueck: string;
  formular: FormularSchutz;
};

/** Asks before somebody loses access; oneself above all. */
export function EntziehenFrage({ zugriff, zurueck, formular }: EntziehenFrageProps) {
  const { benutzerUuid, name, revision, isSelbst } = zugriff;
  const warnung = isSelbst
    ? "Sie entfernen sich selbst. Danach finden Sie diesen Antrag nicht mehr, und nur jemand mit dem Recht „Verwalten“ oder eine bevollmächtigte Person kann Sie wieder hinzufügen."
    : `${name} findet diesen Antrag danach nicht mehr. Was ${name} eingegeben hat, bleibt erhalten.`;
  return (
    <Card title={isSelbst ? "Mich selbst entfernen" : `${name} entfernen`} id="entziehen" part="entziehen">
      <Form method="post">
        <Stack gap="l">
          <FormularFelder formular={formular} />
          <HiddenField name="benutzer" value={benutzerUuid} />
          <HiddenField name="revision" value={String(revision)} />
          <Notice tone="warning">{warnung}</Notice>
          <Inline gap="m">
            <Absendeknopf absicht="entziehen" variant="danger" icon="loeschen">
              {isSelbst ? "Mich entfernen" : "Zugriff entziehen"}
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
