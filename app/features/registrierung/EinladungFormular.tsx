import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { REGISTRIERUNG_FRAGEN as FRAGEN } from "~/domain/benutzer/registrierungFragen";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import {
  Absendeknopf,
  Fehlermeldung,
  PasswortFeld,
  PasswortRegeln,
  useAntwort,
  type AntwortSicht,
} from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { Card, Checkbox, Grid, HiddenField, RequiredHint, Stack, Text, TextField } from "~/ui";
import { Nutzungsbedingungen } from "./Nutzungsbedingungen";

/** What an invitation says. */
export type Einladung = {
  unternehmenName: string;
  vorname: string;
  nachname: string;
  unternehmenRolle: UnternehmenRolle;
  kontoVorhanden: boolean;
  /** The address that it was sent to. */
  email: string;
  /** Who is logged in, if that is not the invited person. */
  angemeldetAls: string | null;
};

export type EinladungFormularProps = {
  formular: FormularSchutz;
  token: string;
  einladung: Einladung;
  antwort: FormAntwort | undefined;
};

const LABELS = { vorname: FRAGEN.vorname, nachname: FRAGEN.nachname };

/** Accepts an invitation. Without an account name and password come along. */
export function EinladungFormular({ formular, token, einladung, antwort }: EinladungFormularProps) {
  const sicht = useFeldhilfe(useAntwort(antwort), { fragen: FRAGEN });
  const { problem, versuch, isAngekreuzt, feld } = sicht;
  const { kontoVorhanden, email } = einladung;
  const felder = kontoVorhanden ? ["zustimmung"] : ["vorname", "nachname", "passwort", "zustimmung"];
  return (
    <Card title={kontoVorhanden ? "Zustimmen" : "Ihr Konto"}>
      <Form method="post" noValidate>
        <Stack gap="l">
          <FormularFelder formular={formular} />
          <HiddenField name="token" value={token} />
          <HiddenField name="email" value={email} />
          <Fehlermeldung key={`meldung-${String(versuch)}`} problem={problem} felder={felder} labels={LABELS} />
          {kontoVorhanden ? (
            <KontoVorhanden einladung={einladung} />
          ) : (
            <NeuesKonto sicht={sicht} einladung={einladung} />
          )}
          <Nutzungsbedingungen />
          <Checkbox
            {...feld("zustimmung")}
            label="Ich stimme den Nutzungsbedingungen zu und möchte für dieses Unternehmen arbeiten."
            required
            defaultValue={isAngekreuzt("zustimmung")}
          />
          <div>
            <Absendeknopf icon="haken">Einladung annehmen</Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

function KontoVorhanden({ einladung: { email, angemeldetAls } }: { einladung: Einladung }) {
  return (
    <Text>
      Zu {angemeldetAls === null ? "Ihrer E-Mail-Adresse" : `der E-Mail-Adresse ${email}`} gibt es schon ein Konto. Das
      Unternehmen wird diesem Konto hinzugefügt.
    </Text>
  );
}

function NeuesKonto({ sicht, einladung: { vorname, nachname } }: { sicht: AntwortSicht; einladung: Einladung }) {
  const { feld, text, leerung } = sicht;
  return (
    <>
      <RequiredHint />
      <Grid columns={2}>
        <TextField
          {...feld("vorname")}
          label={FRAGEN.vorname}
          required
          limit={100}
          autoComplete="given-name"
          defaultValue={text("vorname", vorname)}
        />
        <TextField
          {...feld("nachname")}
          label={FRAGEN.nachname}
          required
          limit={100}
          autoComplete="family-name"
          defaultValue={text("nachname", nachname)}
        />
      </Grid>
      <PasswortRegeln />
      <PasswortFeld key={leerung} {...feld("passwort")} label={FRAGEN.passwort} autoComplete="new-password" />
    </>
  );
}
