import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { SIEGEL_REGELN, SIEGEL_REGELN_FASSUNG } from "~/domain/siegel/siegelRegeln";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { UNTERNEHMEN_FELD } from "~/features/auswahl";
import { FormularFelder } from "~/features/formular";
import { Card, Checkbox, HiddenField, Notice, Stack } from "~/ui";

type RegelnKarteProps = {
  zugestimmt: string | null;
  /** The company for which somebody agrees. */
  unternehmen: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** The rules of use, and the agreement that opens the downloads. */
export function RegelnKarte({ zugestimmt, unternehmen, formular, antwort }: RegelnKarteProps) {
  const { problem, versuch, feld } = useAntwort(antwort);
  return (
    <Card title="Nutzungsregeln" id="regeln">
      <Stack gap="l">
        <ol>
          {SIEGEL_REGELN.map((regel) => (
            <li key={regel}>{regel}</li>
          ))}
        </ol>
        {zugestimmt === null ? (
          <Form method="post" noValidate>
            <Stack gap="m">
              <FormularFelder formular={formular} />
              <HiddenField name={UNTERNEHMEN_FELD} value={unternehmen} />
              <HiddenField name="fassung" value={SIEGEL_REGELN_FASSUNG} />
              <Fehlermeldung key={versuch} problem={problem} felder={["zustimmung"]} />
              <Checkbox
                {...feld("zustimmung")}
                label="Ich habe die Nutzungsregeln gelesen und halte sie ein."
                required
              />
              <div>
                <Absendeknopf absicht="zustimmen" icon="haken">
                  Zustimmen und Dateien freigeben
                </Absendeknopf>
              </div>
            </Stack>
          </Form>
        ) : (
          <Notice tone="success">{`Sie haben den Nutzungsregeln am ${zugestimmt} zugestimmt.`}</Notice>
        )}
      </Stack>
    </Card>
  );
}
