import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, PageHeader, Stack, Text } from "~/ui";

type NachtragBeginnenProps = {
  antragUuid: string;
  antragTitel: string;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** Begins a supplement without a request. */
export function NachtragBeginnen({ antragUuid, antragTitel, formular, antwort }: NachtragBeginnenProps) {
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Stack gap="xl">
      <PageHeader
        title="Nachtrag ohne Nachforderung"
        lead={antragTitel}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: antragUuid }) },
          { label: "Nachtrag" },
        ]}
      />
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
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
    </Stack>
  );
}
