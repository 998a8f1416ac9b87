import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { PROFIL_FRAGEN as FRAGEN } from "~/domain/benutzer/profilFragen";
import { FARBEN } from "~/domain/benutzer/farben";
import { ZEILENABSTAND } from "~/domain/benutzer/zeilenabstand";
import { Absendeknopf, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { useSeitenrahmen } from "~/features/shell";
import { href } from "~/routing/href";
import { Card, RadioGroup, Stack } from "~/ui";

/** Light or dark pages, and how close the rows of lists stand, in this browser. */
export function DarstellungWahl({ formular }: { formular: FormularSchutz }) {
  const rahmen = useSeitenrahmen();
  const { feld } = useFeldhilfe(useAntwort(undefined), { fragen: FRAGEN });
  return (
    <Card title="Darstellung" id="farben">
      <Form method="post" action={href("farben")}>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <RadioGroup
            {...feld("farben")}
            id="farbenWahl"
            label={FRAGEN.farben}
            hint="Gilt in diesem Browser."
            options={Object.entries(FARBEN).map(([value, label]) => ({ value, label }))}
            defaultValue={rahmen?.farben ?? "geraet"}
          />
          <RadioGroup
            {...feld("zeilen")}
            id="zeilenWahl"
            label={FRAGEN.zeilen}
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
