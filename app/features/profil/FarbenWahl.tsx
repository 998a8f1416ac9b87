import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { FARBEN } from "~/domain/benutzer/farben";
import { Absendeknopf, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { useSeitenrahmen } from "~/features/shell";
import { href } from "~/routing/href";
import { Card, RadioGroup, Stack } from "~/ui";

/** Light or dark pages, in this browser. */
export function FarbenWahl({ formular }: { formular: FormularSchutz }) {
  const { feld } = useFeldhilfe(useAntwort(undefined), { fragen: FRAGEN });
  return (
    <Card title="Farben" id="farben">
      <Form method="post" action={href("farben")}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <RadioGroup
            {...feld("farben")}
            id="farbenWahl"
            label={FRAGEN.farben}
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
