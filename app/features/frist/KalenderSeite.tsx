import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, CopyText, ErrorSummary, Inline, Notice, PageHeader, Stack, Text } from "~/ui";
import { ErinnerungWahl } from "./ErinnerungWahl";
import type { KalenderDaten } from "./loadKalender";

type KalenderSeiteProps = { daten: KalenderDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** The secret address of a person's deadlines for a calendar: make, copy, replace, revoke. */
export function KalenderSeite({ daten, formular, antwort }: KalenderSeiteProps) {
  return (
    <Stack gap="l">
      <PageHeader
        title="Fristen im Kalender"
        lead="Ihr Kalenderprogramm kann die Fristen Ihrer Unternehmen und aller Anträge selbst abrufen, die Sie lesen dürfen. Neue und geänderte Fristen erscheinen dort von allein."
        breadcrumbs={[{ label: "Startseite", href: href("home") }, { label: "Fristen im Kalender" }]}
      />
      {antwort !== undefined && (
        <ErrorSummary
          title="Das hat nicht geklappt"
          items={[{ href: "#inhalt", message: antwort.problem.userMessage }]}
        />
      )}
      {daten.hatAdresse ? <Vorhanden daten={daten} formular={formular} /> : <Anlegen formular={formular} />}
      <ErinnerungWahl gewaehlt={daten.erinnerungTage} formular={formular} />
      <Card title="Gut zu wissen" tone="muted">
        <ul>
          <li>
            Die Einträge nennen nur die Art der Frist und die Bezeichnung Ihres Antrags mit seiner Nummer, bei fehlender
            Geschäftsstatistik das Unternehmen und das Wirtschaftsjahr. Inhalte stehen nicht darin.
          </li>
          <li>Kalender und E-Mails erinnern nur. Verbindlich ist, was im Portal und im Bescheid steht.</li>
          <li>Kalenderprogramme fragen in eigenen Abständen nach, oft nur einmal am Tag.</li>
        </ul>
      </Card>
    </Stack>
  );
}

function Anlegen({ formular }: { formular: FormularSchutz }) {
  return (
    <Card title="Adresse anlegen">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>Sie erhalten eine geheime Adresse nur für Sie. Sie können sie jederzeit ersetzen oder widerrufen.</Text>
          <div>
            <Absendeknopf absicht="erneuern" icon="kalender">
              Adresse anlegen
            </Absendeknopf>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

function Vorhanden({
  daten: { adresse, angelegt, abgerufen },
  formular,
}: {
  daten: KalenderDaten;
  formular: FormularSchutz;
}) {
  return (
    <Card title="Ihre Adresse">
      <Stack gap="m">
        <Notice tone="warning" title="Diese Adresse ist geheim">
          Wer sie kennt, sieht Ihre Fristen ohne Anmeldung. Bitte geben Sie sie nur in Ihr eigenes Kalenderprogramm ein.
        </Notice>
        {adresse === null ? (
          <Text>Die Adresse lässt sich nicht mehr anzeigen. Bitte ersetzen Sie sie.</Text>
        ) : (
          <CopyText id="adresse" label="Adresse des Kalenders (Abonnement, iCalendar)" text={adresse} />
        )}
        <Text tone="muted" size="s">
          Angelegt: {angelegt}. Zuletzt abgerufen: {abgerufen}.
        </Text>
        <Form method="post">
          <FormularFelder formular={formular} />
          <Inline gap="m">
            <Absendeknopf absicht="erneuern" variant="secondary" icon="aktualisieren">
              Durch neue Adresse ersetzen
            </Absendeknopf>
            <Absendeknopf absicht="widerrufen" variant="quiet" icon="loeschen">
              Adresse widerrufen
            </Absendeknopf>
          </Inline>
        </Form>
      </Stack>
    </Card>
  );
}
