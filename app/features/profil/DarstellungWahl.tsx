import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FARBEN } from "~/domain/benutzer/farben";
import { ZEILENABSTAND } from "~/domain/benutzer/zeilenabstand";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { useSeitenrahmen } from "~/features/shell";
import { href } from "~/routing/href";
import { Card, RadioGroup, Stack } from "~/ui";

/** Light or dark pages, and how close the rows of lists stand, in this browser. */
export function DarstellungWahl({ formular }: { formular: FormularSchutz }) {
  const rahmen = useSeitenrahmen();
  return (
    <Card title="Darstellung" id="farben">
      <Form method="post" action={href("farben")}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <RadioGroup
            id="farbenWahl"
            name="farben"
            label="Farben der Seiten"
            hint="Gilt in diesem Browser."
            options={Object.entries(FARBEN).map(([value, label]) => ({ value, label }))}
            defaultValue={rahmen?.farben ?? "geraet"}
          />
          <RadioGroup
            id="zeilenWahl"
            name="zeilen"
            label="Zeilen in Listen"
            hint="Gilt in diesem Browser, auf breiten Bildschirmen."
            options={Object.entries(ZEILENABSTAND).map(([value, label]) => ({ value, label }))}
            defaultValue={rahmen?.zeilenabstand ?? "dicht"}
          />
          <div>
            <Absendeknopf variant="secondary">Darstellung übernehmen</Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
