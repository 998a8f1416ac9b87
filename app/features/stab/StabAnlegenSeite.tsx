import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import { Absendeknopf, type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { TestdatenKnopf } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Card, Container, Grid, Inline, LinkButton, PageHeader, RequiredHint, Stack, Text, TextField } from "~/ui";
import { RollenFeld } from "./RollenFeld";
import { STAB_FELDER, STAB_LABELS } from "./stabEingabe";
import { TFA_PFLICHT_TEXT } from "./stabTexte";

type StabAnlegenSeiteProps = { formular: FormularSchutz; antwort: Parameters<typeof useAntwort>[0] };

/** Asks for everything that a new account of staff needs. */
export function StabAnlegenSeite({ formular, antwort: letzte }: StabAnlegenSeiteProps) {
  const antwort = useFeldhilfe(useAntwort(letzte), { fragen: STAB_FRAGEN });
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title="Konto anlegen"
          lead="Die Person bekommt eine E-Mail mit einem Link und vergibt damit ihr Passwort."
          breadcrumbs={[
            { label: "Sonstige Mitarbeiter", href: href("adminBenutzerverwaltung") },
            { label: "Konto anlegen" },
          ]}
        />
        <Form method="post" noValidate>
          <Stack gap="l">
            <FormularFelder formular={formular} />
            <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={STAB_FELDER} labels={STAB_LABELS} />
            <RequiredHint />
            <PersonKarte antwort={antwort} />
            <Inline gap="m">
              <Absendeknopf icon="plus">Konto anlegen</Absendeknopf>
              <TestdatenKnopf />
              <LinkButton variant="secondary" href={href("adminBenutzerverwaltung")}>
                Abbrechen
              </LinkButton>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}

function PersonKarte({ antwort }: { antwort: AntwortSicht }) {
  const frage = (name: keyof typeof STAB_FRAGEN) => ({
    ...antwort.feld(name),
    label: STAB_FRAGEN[name],
    required: true,
    defaultValue: antwort.text(name),
  });
  return (
    <Card title="Person">
      <Stack gap="m">
        <Grid columns={2}>
          <TextField {...frage("vorname")} limit={100} />
          <TextField {...frage("nachname")} limit={100} />
        </Grid>
        <TextField {...frage("email")} type="email" limit={200} />
        <RollenFeld key={`rollen-${String(antwort.leerung)}`} antwort={antwort} bisher={[]} />
        <Text tone="muted">{`Zwei-Faktor-Authentifizierung vorgeschrieben: ${TFA_PFLICHT_TEXT}`}</Text>
      </Stack>
    </Card>
  );
}
