import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, ErrorSummary, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";

export type UebernehmenDaten = {
  uuid: string;
  titel: string;
  anzahlVorhaben: number;
  isV1: boolean;
  darfAnlegen: boolean;
};

type UebernehmenSeiteProps = { daten: UebernehmenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const AUS_V1 =
  "Das heutige Formular stellt andere Fragen: Ziele, Neuheit, Arbeiten mit Routineabgrenzung und Risiken werden den vier neuen Fragen zugeordnet, ebenso Auftragnehmer, Kooperationspartner und Wirtschaftsjahre. Den Arbeitsplan erfassen Sie neu. Texte, für die das neue Formular weniger Platz hat, werden gekürzt; den Rest zeigen wir Ihnen danach vollständig an.";
const AUS_V2 =
  "Alle Angaben der Vorhaben werden übernommen. Erklärungen und Unterschrift geben Sie für den neuen Antrag neu ab.";

function Frage({ daten, formular }: Omit<UebernehmenSeiteProps, "antwort">) {
  const vorhaben = daten.anzahlVorhaben === 1 ? "einem Vorhaben" : `${String(daten.anzahlVorhaben)} Vorhaben`;
  return (
    <>
      <Text>{`Sie legen einen neuen Antrag mit ${vorhaben} an. Der bisherige Antrag bleibt, wie er ist, und kann weiterhin gelesen werden.`}</Text>
      <Notice tone="info">{daten.isV1 ? AUS_V1 : AUS_V2}</Notice>
      <Form method="post">
        <FormularFelder formular={formular} />
        <Inline gap="m">
          <Absendeknopf icon="plus">Neuen Antrag mit diesen Angaben anlegen</Absendeknopf>
          <LinkButton variant="secondary" href={href("antragStartseite", { uuid: daten.uuid })}>
            Abbrechen
          </LinkButton>
        </Inline>
      </Form>
    </>
  );
}

/** Asks before a new Antrag is made from an older one. */
export function UebernehmenSeite({ daten, formular, antwort }: UebernehmenSeiteProps) {
  const startseite = href("antragStartseite", { uuid: daten.uuid });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: daten.titel, href: startseite },
    { label: "Angaben übernehmen" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Angaben übernehmen" breadcrumbs={pfad} />
      {antwort !== undefined && (
        <ErrorSummary
          title="Es wurde nichts übernommen"
          items={[{ href: "#inhalt", message: antwort.problem.userMessage }]}
        />
      )}
      <Card title={daten.titel}>
        <Stack gap="l">
          {daten.darfAnlegen ? (
            <Frage daten={daten} formular={formular} />
          ) : (
            <Text>Neue Anträge können nur Mitarbeitende des Unternehmens anlegen.</Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
