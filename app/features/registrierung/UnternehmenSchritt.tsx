import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/formAntwort";
import { Absendeknopf } from "~/features/anmeldung/Absendeknopf";
import { Fehlermeldung } from "~/features/anmeldung/Fehlermeldung";
import { useAntwort } from "~/features/anmeldung/useAntwort";
import { FormularFelder } from "~/features/formular/FormularFelder";
import { Card, DefinitionList, Grid, RequiredHint, Stack, Text } from "~/ui";
import type { Registrierung } from "./loadRegistrierung";
import { UnternehmenEingabeFeld } from "./UnternehmenEingabeFeld";
import { anzeigeText, UNTERNEHMEN_FELDER, UNTERNEHMEN_GRUPPEN } from "./unternehmenFelder";

export type UnternehmenSchrittProps = { formular: FormularSchutz; stand: Registrierung; antwort: FormAntwort | undefined };

/** The company data: what the certificate proves is fixed, the rest is asked for. */
export function UnternehmenSchritt({ formular, stand, antwort }: UnternehmenSchrittProps) {
  const { problem, versuch, text, feld } = useAntwort(antwort);
  const feste = UNTERNEHMEN_FELDER.filter(({ name }) => stand.ausIdentifikation.includes(name));
  const gruppen = UNTERNEHMEN_GRUPPEN.map((gruppe) => ({ ...gruppe, felder: gruppe.felder.filter((eintrag) => !feste.includes(eintrag)) }));
  const offene = gruppen.flatMap(({ felder }) => felder.map(({ name }) => name));
  return (
    <Form method="post" noValidate>
      <Stack gap="l">
        <FormularFelder formular={formular} />
        <Fehlermeldung key={versuch} problem={problem} felder={offene} />
        {feste.length > 0 && (
          <Card title="Aus Ihrem ELSTER-Zertifikat" tone="muted">
            <Text>Diese Angaben stammen aus der Identifizierung und können hier nicht geändert werden.</Text>
            <DefinitionList
              items={feste.map((eintrag) => ({ label: eintrag.label, value: anzeigeText(eintrag, stand.unternehmen[eintrag.name]) }))}
            />
          </Card>
        )}
        <RequiredHint />
        {gruppen
          .filter(({ felder }) => felder.length > 0)
          .map(({ titel, hint, felder }) => (
            <Card key={titel} title={titel}>
              {hint !== undefined && <Text tone="muted">{hint}</Text>}
              <Grid columns={2}>
                {felder.map((eintrag) => (
                  <UnternehmenEingabeFeld
                    key={eintrag.name}
                    feld={eintrag}
                    wert={text(eintrag.name, stand.unternehmen[eintrag.name])}
                    error={feld(eintrag.name).error}
                    onEdit={feld(eintrag.name).onEdit}
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
