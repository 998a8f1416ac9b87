import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { Schriftsatz } from "~/contract/verfahren/schriftsaetze";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, LinkButton, Stack, Text } from "~/ui";

type UebernahmeProps = {
  schriftsatz: Schriftsatz;
  hier: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** What can be done with answers that came too late: they become a Nachtrag without a request. */
export function Uebernahme({ schriftsatz: { antragUuid, uebernahme }, hier, formular, antwort }: UebernahmeProps) {
  // What was refused may have been something else, such as saving.
  const { problem, versuch } = useAntwort(antwort, "uebernehmen");
  if (uebernahme === undefined) return null;
  if (uebernahme.in !== null) {
    return (
      <Card title="Diese Antworten sind in einen Nachtrag übernommen">
        <div>
          <LinkButton href={href("nachtrag", { antragUuid, uuid: uebernahme.in })}>
            Zum Nachtrag ohne Nachforderung
          </LinkButton>
        </div>
      </Card>
    );
  }
  if (!uebernahme.moeglich) return null;
  return (
    <Card title="Die Antworten trotzdem verwenden">
      <Form method="post" action={`${hier}?absicht=uebernehmen`}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Fehlermeldung key={versuch} problem={problem} felder={[]} />
          <Text>
            Ihre Antworten und Dateien lassen sich in einen Nachtrag ohne Nachforderung übernehmen, den Sie prüfen,
            ändern und einreichen können. Dieser Entwurf bleibt lesbar.
          </Text>
          <div>
            <Absendeknopf absicht="uebernehmen" icon="pfeilRechts">
              In einen Nachtrag ohne Nachforderung übernehmen
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
