import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { EINSICHT_TAGE, EINSICHT_VORGABE } from "~/domain/antrag/einsicht";
import { Absendeknopf, type AntwortSicht } from "~/features/anmeldung";
import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { FormularFelder } from "~/features/formular";
import { formatDateTime } from "~/lib/date";
import { Card, Notice, RadioGroup, Section, Stack, Text } from "~/ui";
import { LesungenTabelle } from "./LesungenTabelle";
import type { EinsichtDaten } from "./loadAntragBenutzer";

type EinsichtKarteProps = { einsicht: EinsichtDaten; formular: FormularSchutz; antwort: AntwortSicht };

const DAUER = EINSICHT_TAGE.map((tage) => ({
  value: String(tage),
  label: tage === 1 ? "1 Tag" : `${String(tage)} Tage`,
}));

/** Whether staff may see what is not submitted: what they see, who, until when, and what they have read. */
export function EinsichtKarte({ einsicht, formular, antwort }: EinsichtKarteProps) {
  return (
    <Section title="Einsicht durch den Support">
      <Stack gap="m">
        <Text>
          Was nicht eingereicht ist, sieht nur Ihr Unternehmen. Brauchen Sie Hilfe, können Sie den Mitarbeitenden der
          Bescheinigungsstelle aus Support, Qualitätsmanagement und Administration für eine begrenzte Zeit Einsicht
          geben. Diese sehen dann alle Angaben, Anlagen, Versionen und begonnenen Schreiben dieses Antrags, aber nicht
          Ihre interne Notiz. Ändern können sie nichts. Nur die Administration kann einen Entwurf löschen, wenn Sie
          darum bitten.
        </Text>
        <Stand einsicht={einsicht} />
        {einsicht.darfVerwalten && einsicht.erteilt !== null && <EntziehenForm formular={formular} />}
        {einsicht.darfVerwalten && einsicht.erteilt === null && <ErteilenForm formular={formular} antwort={antwort} />}
        <LesungenTabelle lesungen={einsicht.lesungen} />
      </Stack>
    </Section>
  );
}

function Stand({ einsicht: { erteilt, darfVerwalten } }: { einsicht: EinsichtDaten }) {
  if (erteilt === null) {
    return (
      <Notice tone="info">
        Zurzeit hat niemand außerhalb Ihres Unternehmens Einsicht.
        {!darfVerwalten && " Wer das Recht „Verwalten“ hat, kann sie geben."}
      </Notice>
    );
  }
  return (
    <Notice tone="warning">
      {`Die Bescheinigungsstelle hat bis ${formatDateTime(new Date(erteilt.bis))} Einsicht. ${erteilt.erteiltVon} hat sie am ${formatDateTime(new Date(erteilt.erteiltAm))} gegeben.`}
    </Notice>
  );
}

function EntziehenForm({ formular }: { formular: FormularSchutz }) {
  return (
    <Form method="post">
      <FormularFelder formular={formular} />
      <Absendeknopf absicht="einsichtEntziehen" variant="secondary">
        Einsicht sofort beenden
      </Absendeknopf>
    </Form>
  );
}

function ErteilenForm({ formular, antwort: { feld, text } }: Omit<EinsichtKarteProps, "einsicht">) {
  return (
    <Card title="Einsicht geben" id="einsicht">
      <Form method="post" noValidate>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <RadioGroup
            {...feld("tage")}
            label={ANTRAG_FRAGEN.tage}
            required
            options={DAUER}
            inline={false}
            hint="Sie können die Einsicht jederzeit früher beenden."
            defaultValue={text("tage", String(EINSICHT_VORGABE))}
          />
          <div>
            <Absendeknopf absicht="einsichtErteilen" variant="secondary">
              Einsicht geben
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
