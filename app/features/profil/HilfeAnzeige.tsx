import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Card, Stack, Switch } from "~/ui";

export type HilfeAnzeigeProps = { formular: FormularSchutz; isAktiv: boolean; antwort: FormAntwort | undefined };

/** Whether the help opens by itself. */
export function HilfeAnzeige({ formular, isAktiv, antwort }: HilfeAnzeigeProps) {
  const { problem, versuch, feld } = useFeldhilfe(useAntwort(antwort, "hilfe"), { fragen: FRAGEN });
  return (
    <Card title="Hilfe" id="hilfe">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Fehlermeldung key={versuch} problem={problem} felder={["hilfetexteAnzeigen"]} />
          <Switch
            {...feld("hilfetexteAnzeigen")}
            id="hilfetexteAnzeigen"
            label={FRAGEN.hilfetexteAnzeigen}
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
