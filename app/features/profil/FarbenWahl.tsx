import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FARBEN } from "~/domain/benutzer/farben";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { useSeitenrahmen } from "~/features/shell";
import { href } from "~/routing/href";
import { Card, RadioGroup, Stack } from "~/ui";

/** Light or dark pages, in this browser. */
export function FarbenWahl({ formular }: { formular: FormularSchutz }) {
  return (
    <Card title="Farben" id="farben">
      <Form method="post" action={href("farben")}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <RadioGroup
            id="farbenWahl"
            name="farben"
            label="Farben der Seiten"
            hint="Gilt in diesem Browser."
            options={Object.entries(FARBEN).map(([value, label]) => ({ value, label }))}
            defaultValue={useSeitenrahmen()?.farben ?? "geraet"}
          />
          <div>
            <Absendeknopf variant="secondary">Farben übernehmen</Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
