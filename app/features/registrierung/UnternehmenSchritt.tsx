import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Card, DefinitionList, Grid, RequiredHint, Stack, Text } from "~/ui";
import type { Registrierung } from "./loadRegistrierung";
import { UnternehmenEingabeFeld } from "./UnternehmenEingabeFeld";
import { unternehmenAnsicht } from "./unternehmenAnsicht";
import { anzeigeText, UNTERNEHMEN_LABELS } from "./unternehmenFelder";

export type UnternehmenSchrittProps = {
  formular: FormularSchutz;
  stand: Registrierung;
  antwort: FormAntwort | undefined;
};

/** The company data: what the certificate proves is fixed, the rest is asked for. */
export function UnternehmenSchritt({ formular, stand, antwort }: UnternehmenSchrittProps) {
  const { problem, versuch, text, feld } = useFeldhilfe(useAntwort(antwort), { fragen: UNTERNEHMEN_LABELS });
  const { feste, gruppen, werte } = unternehmenAnsicht(stand);
  const offene = gruppen.flatMap(({ felder }) => felder.map(({ name }) => name));
  return (
    <Form method="post" noValidate>
      <Stack gap="l">
        <FormularFelder formular={formular} />
        <Fehlermeldung key={versuch} problem={problem} felder={offene} labels={UNTERNEHMEN_LABELS} />
        {feste.length > 0 && <AusZertifikat feste={feste} werte={werte} />}
        <RequiredHint />
        {gruppen.map(({ titel, hint, felder }) => (
          <Card key={titel} title={titel}>
            {hint !== undefined && <Text tone="muted">{hint}</Text>}
            <Grid columns={2}>
              {felder.map((eintrag) => (
                <UnternehmenEingabeFeld
                  key={eintrag.name}
                  feld={eintrag}
                  wert={text(eintrag.name, werte[eintrag.name])}
                  stand={feld(eintrag.name)}
                />
              ))}
            </Grid>
          </Card>
        ))}
        <div>
          <Absendeknopf absicht="unternehmen" icon="pfeilRechts">
            Weiter zu den Benutzerdaten
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}

function AusZertifikat({ feste, werte }: Pick<ReturnType<typeof unternehmenAnsicht>, "feste" | "werte">) {
  return (
    <Card title="Aus Ihrem ELSTER-Zertifikat" tone="muted">
      <Text>Diese Angaben stammen aus der Identifizierung und können hier nicht geändert werden.</Text>
      <DefinitionList
        items={feste.map((eintrag) => ({
          label: eintrag.label,
          value: anzeigeText(eintrag, werte[eintrag.name]),
        }))}
      />
    </Card>
  );
}
