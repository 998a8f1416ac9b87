import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { Details, HiddenField, Stack, Text } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";

export type NeueTanProps = { formular: FormularSchutz; redirect: string | null; isApp: boolean };

/** The way out when no TAN arrives or the app is not at hand. */
export function NeueTan({ formular, redirect, isApp }: NeueTanProps) {
  return (
    <Details summary={isApp ? "App nicht zur Hand?" : "Keine E-Mail erhalten?"}>
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          {redirect !== null && <HiddenField name="redirect" value={redirect} />}
          <Text>
            {isApp
              ? "Geben Sie oben einen Wiederherstellungscode ein. Wenn Sie auch die TAN per E-Mail eingeschaltet haben, können Sie sich eine TAN senden lassen."
              : "Sehen Sie bitte auch im Spam-Ordner nach. Mit einer neuen TAN wird die bisherige ungültig."}
          </Text>
          <div>
            <Absendeknopf absicht="neu" variant="secondary" icon="brief">
              {isApp ? "TAN per E-Mail senden" : "Neue TAN senden"}
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Details>
  );
}
