import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, type AntwortSicht } from "~/features/anmeldung";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { FormularFelder } from "~/features/formular";
import { Card, HiddenField, RequiredHint, SelectField, Stack, Text } from "~/ui";
import type { AntragBenutzerDaten } from "./loadAntragBenutzer";
import { RechtWahl } from "./RechtWahl";

type HinzufuegenFormProps = { andere: AntragBenutzerDaten["andere"]; formular: FormularSchutz; antwort: AntwortSicht };

/** Gives one more person of the company access. */
export function HinzufuegenForm({ andere, formular, antwort }: HinzufuegenFormProps) {
  if (andere.length === 0) {
    return (
      <Card title="Person hinzufügen" id="hinzufuegen">
        <Text>Alle Personen Ihres Unternehmens haben bereits Zugriff auf diesen Antrag.</Text>
      </Card>
    );
  }
  return (
    <Card title="Person hinzufügen" id="hinzufuegen">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <RequiredHint />
          <HiddenField name="revision" value="0" />
          <SelectField
            {...antwort.feld("benutzer")}
            label={ANTRAG_FRAGEN.benutzer}
            required
            options={andere.map(({ benutzerUuid, name, email }) => ({
              value: benutzerUuid,
              label: `${name} (${email})`,
            }))}
            defaultValue={antwort.text("benutzer")}
          />
          <RechtWahl antwort={antwort} vorgabe="LESEN" />
          <div>
            <Absendeknopf absicht="hinzufuegen" icon="plus">
              Hinzufügen
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
