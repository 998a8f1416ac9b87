import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Stack, Text } from "~/ui";

/** Begins a supplement without a request. */
export function NachtragBeginn({ formular }: { formular: FormularSchutz }) {
  return (
    <Card title="Etwas von sich aus ergänzen">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            Solange über Ihren Antrag noch nicht entschieden ist, können Sie Angaben nachtragen, ohne dass die
            Bescheinigungsstelle danach gefragt hat. Der Antrag selbst ändert sich dadurch nicht.
          </Text>
          <div>
            <Absendeknopf absicht="beginnen" icon="bearbeiten">
              Nachtrag beginnen
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
