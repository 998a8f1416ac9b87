import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, HiddenField, Inline, LinkButton, Notice, Stack } from "~/ui";
import { entfernenText } from "./hinzugefuegtText";

type EntfernenFrageProps = { antragUuid: string; frage: { uuid: string; name: string }; formular: FormularSchutz };

/** Asks before a file is removed. */
export function EntfernenFrage({ antragUuid, frage, formular }: EntfernenFrageProps) {
  const seite = href("antragDateien", { uuid: antragUuid });
  return (
    <Card title="Anlage entfernen" part="entfernen">
      <Stack gap="l">
        <Notice tone="warning">{entfernenText(frage.name)}</Notice>
        <Form method="post" action={seite}>
          <FormularFelder formular={formular} />
          <HiddenField name="datei" value={frage.uuid} />
          <Inline gap="m">
            <Absendeknopf absicht="entfernen" variant="danger" icon="loeschen">
              Anlage entfernen
            </Absendeknopf>
            <LinkButton variant="secondary" href={seite}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}
