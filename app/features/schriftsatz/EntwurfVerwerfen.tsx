import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Details, HiddenField, Stack, Text } from "~/ui";

type EntwurfVerwerfenProps = {
  title?: string | undefined;
  /** What goes with it, and what stays: a sentence or two. */
  folgen: string;
  /** Address of the draft. */
  hier: string;
  revision: number;
  formular: FormularSchutz;
};

/**
 * Throws a draft away, with all of its files. Somebody else may have written it, and nothing brings it back: one click
 * only asks.
 */
export function EntwurfVerwerfen({
  title = "Entwurf verwerfen",
  folgen,
  hier,
  revision,
  formular,
}: EntwurfVerwerfenProps) {
  return (
    <Card title={title} tone="muted">
      <Stack gap="s">
        <Text>{folgen}</Text>
        <Details summary="Entwurf verwerfen">
          <Form method="post" action={`${hier}?absicht=verwerfen`}>
            <Stack gap="m">
              <FormularFelder formular={formular} />
              <HiddenField name="revision" value={String(revision)} />
              <Text>Das lässt sich nicht rückgängig machen.</Text>
              <div>
                <Absendeknopf absicht="verwerfen" variant="danger" icon="loeschen">
                  Entwurf endgültig verwerfen
                </Absendeknopf>
              </div>
            </Stack>
          </Form>
        </Details>
      </Stack>
    </Card>
  );
}
