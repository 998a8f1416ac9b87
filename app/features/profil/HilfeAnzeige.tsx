import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Stack, Switch } from "~/ui";

export type HilfeAnzeigeProps = { formular: FormularSchutz; isAktiv: boolean; antwort: FormAntwort | undefined };

/** Whether the help opens by itself. */
export function HilfeAnzeige({ formular, isAktiv, antwort }: HilfeAnzeigeProps) {
  const { problem, versuch } = useAntwort(antwort, "hilfe");
  return (
    <Card title="Hilfe" id="hilfe">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Fehlermeldung key={versuch} problem={problem} felder={["hilfetexteAnzeigen"]} />
          <Switch
            id="hilfetexteAnzeigen"
            name="hilfetexteAnzeigen"
            label="Hilfetexte im Formular anzeigen"
            hint="Einzelne Hilfetexte können Sie immer mit dem Fragezeichen an einem Feld öffnen."
            defaultValue={isAktiv}
          />
          <div>
            <Absendeknopf absicht="hilfe" variant="secondary">
              Einstellung speichern
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
