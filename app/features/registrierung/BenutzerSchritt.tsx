import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { REGISTRIERUNG_FRAGEN as FRAGEN } from "~/domain/benutzer/registrierungFragen";
import { Absendeknopf, Fehlermeldung, useAntwort, type AntwortSicht } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Checkbox, Grid, Inline, RequiredHint, SelectField, Stack, Text, TextField, TextLink } from "~/ui";
import { BENUTZER_FELDER } from "./benutzerEingabe";
import { Nutzungsbedingungen } from "./Nutzungsbedingungen";

export type BenutzerSchrittProps = {
  formular: FormularSchutz;
  /** What was typed before going back to the company data. */
  entwurf: Readonly<Record<string, string>>;
  antwort: FormAntwort | undefined;
};

const ANREDEN = ["Frau", "Herr"].map((anrede) => ({ value: anrede, label: anrede }));

const LABELS = {
  titel: FRAGEN.titel,
  vorname: FRAGEN.vorname,
  nachname: FRAGEN.nachname,
  email: FRAGEN.benutzerEmail,
};

/** The company has an address of its own. */
const keyVon = (name: string): string => (name === "email" ? "benutzerEmail" : name);

/** Who registers, and the two agreements. */
export function BenutzerSchritt({ formular, entwurf, antwort }: BenutzerSchrittProps) {
  const sicht = useFeldhilfe(useAntwort(antwort), { fragen: FRAGEN, keyVon });
  return (
    <Form method="post" noValidate>
      <Stack gap="l">
        <FormularFelder formular={formular} />
        <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={BENUTZER_FELDER} labels={LABELS} />
        <RequiredHint />
        <IhreAngaben sicht={sicht} entwurf={entwurf} />
        <Zustimmung sicht={sicht} entwurf={entwurf} />
        <Inline gap="m">
          <Absendeknopf absicht="benutzer" icon="senden">
            Registrierung absenden
          </Absendeknopf>
          <Absendeknopf absicht="zurueck" variant="secondary" icon="pfeilLinks">
            Zurück zum Unternehmen
          </Absendeknopf>
        </Inline>
      </Stack>
    </Form>
  );
}

type AngabenProps = { sicht: AntwortSicht; entwurf: BenutzerSchrittProps["entwurf"] };

function IhreAngaben({ sicht: { feld, text }, entwurf }: AngabenProps) {
  const wert = (name: string) => ({ ...feld(name), defaultValue: text(name, entwurf[name]) });
  return (
    <Card title="Ihre Angaben">
      <Text tone="muted">
        Sie werden bevollmächtigte Person Ihres Unternehmens und können weitere Personen einladen.
      </Text>
      <Grid columns={2}>
        <SelectField
          {...wert("anrede")}
          label={FRAGEN.anrede}
          options={ANREDEN}
          emptyLabel="Keine Angabe"
          autoComplete="honorific-prefix"
        />
        <TextField {...wert("titel")} label={FRAGEN.titel} limit={50} />
        <TextField {...wert("vorname")} label={FRAGEN.vorname} required limit={100} autoComplete="given-name" />
        <TextField {...wert("nachname")} label={FRAGEN.nachname} required limit={100} autoComplete="family-name" />
      </Grid>
      <TextField
        {...wert("email")}
        label={FRAGEN.benutzerEmail}
        hint="Mit dieser Adresse melden Sie sich an. Wir senden Ihnen einen Link zur Bestätigung."
        type="email"
        required
        limit={200}
        autoComplete="email"
      />
    </Card>
  );
}

function Zustimmung({ sicht: { feld, isAngekreuzt }, entwurf }: AngabenProps) {
  const haken = (name: string) => ({ ...feld(name), defaultValue: isAngekreuzt(name, entwurf[name] !== undefined) });
  return (
    <Card title="Zustimmung">
      <Nutzungsbedingungen />
      <Checkbox {...haken("nutzungsbedingungen")} label="Ich stimme den Nutzungsbedingungen zu." required />
      <Checkbox {...haken("datenschutz")} label="Ich habe die Hinweise zum Datenschutz gelesen." required>
        <Text size="s">
          <TextLink href={href("datenschutz")} target="_blank" rel="noopener">
            Hinweise zum Datenschutz (öffnet in neuem Fenster)
          </TextLink>
        </Text>
      </Checkbox>
    </Card>
  );
}
