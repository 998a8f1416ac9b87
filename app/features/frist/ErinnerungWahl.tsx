import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { ERINNERUNG_LABEL, ERINNERUNG_TAGE } from "~/domain/frist/erinnerung";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder, useFragen } from "~/features/formular";
import { Card, CheckboxGroup, Stack, Text } from "~/ui";

type ErinnerungWahlProps = { gewaehlt: string[]; formular: FormularSchutz };

/** When a person is reminded of deadlines by mail, besides what everybody gets who may act for the company. */
export function ErinnerungWahl({ gewaehlt, formular }: ErinnerungWahlProps) {
  const frage = useFragen(ANTRAG_FRAGEN);
  return (
    <Card title="Erinnerungen per E-Mail" id="erinnerungen">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            Bevollmächtigte Personen bekommen vor dem Ende jeder Frist eine Nachricht im Portal und eine E-Mail dazu.
            Das bleibt so. Zusätzlich erinnern wir Sie selbst, wann Sie möchten, an alle Fristen der Anträge, die Sie
            lesen dürfen, und an fehlende Geschäftsstatistiken.
          </Text>
          <CheckboxGroup
            {...frage("erinnerungTage")}
            id="erinnerungTage"
            name="erinnerungTage"
            label={ANTRAG_FRAGEN.erinnerungTage}
            hint="Ohne Auswahl bekommen Sie keine zusätzlichen E-Mails. Die E-Mail nennt nur die Art der Frist und den Tag."
            options={ERINNERUNG_TAGE.map((tage) => ({ value: String(tage), label: ERINNERUNG_LABEL[tage] }))}
            defaultValue={gewaehlt}
          />
          <div>
            <Absendeknopf absicht="erinnern" variant="secondary">
              Erinnerungen speichern
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
