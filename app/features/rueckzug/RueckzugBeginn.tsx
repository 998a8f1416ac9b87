import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Notice, Stack, Text } from "~/ui";
import { RueckzugFolgen } from "./RueckzugFolgen";
import { WER_ZURUECKZIEHT } from "./rueckzugTexte";

type RueckzugBeginnProps = { antragUuid: string; darfBeginnen: boolean; formular: FormularSchutz };

/** Begins the withdrawal of an Antrag, after what it means. */
export function RueckzugBeginn({ antragUuid, darfBeginnen, formular }: RueckzugBeginnProps) {
  return (
    <>
      <Card title="Was der Rückzug bewirkt">
        <RueckzugFolgen antragUuid={antragUuid} />
      </Card>
      {darfBeginnen ? (
        <Form method="post">
          <Stack gap="m">
            <FormularFelder formular={formular} />
            <Text>
              Als Nächstes können Sie einen Grund angeben. Zurückgezogen ist der Antrag erst mit der Unterschrift.
            </Text>
            <div>
              <Absendeknopf absicht="beginnen" icon="pfeilRechts">
                Rückzug vorbereiten
              </Absendeknopf>
            </div>
          </Stack>
        </Form>
      ) : (
        <Notice tone="info">{WER_ZURUECKZIEHT}</Notice>
      )}
    </>
  );
}
