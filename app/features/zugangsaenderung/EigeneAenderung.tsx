import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Aenderungsblick } from "~/contract/konto/zugangsaenderungen";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, DefinitionList, Notice, Stack } from "~/ui";
import { angabenVon } from "./aenderungTexte";

type EigeneAenderungProps = { formular: FormularSchutz; blick: Aenderungsblick; antwort: FormAntwort | undefined };

/** On the profile: what the support is going to change about the own access, and the button that stops it. */
export function EigeneAenderung({ formular, blick, antwort: letzte }: EigeneAenderungProps) {
  const antwort = useAntwort(letzte, "aenderungStoppen");
  return (
    <Card title="Der Support soll Ihren Zugang ändern" id="aenderung">
      <Stack gap="m">
        <Notice tone="warning">Haben Sie nicht darum gebeten, stoppen Sie die Änderung bitte.</Notice>
        <Fehlermeldung problem={antwort.problem} felder={["aenderung"]} />
        <DefinitionList items={angabenVon(blick)} />
        <Form method="post">
          <FormularFelder formular={formular} />
          <Absendeknopf absicht="aenderungStoppen" variant="danger">
            Änderung stoppen
          </Absendeknopf>
        </Form>
      </Stack>
    </Card>
  );
}
