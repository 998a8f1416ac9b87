import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, ErrorSummary, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";

export type LoeschenDaten = { uuid: string; titel: string; anzahlVorhaben: number; darfLoeschen: boolean };

type LoeschenSeiteProps = { daten: LoeschenDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** Asks before a draft is deleted. */
export function LoeschenSeite({ daten, formular, antwort }: LoeschenSeiteProps) {
  const { uuid, titel, anzahlVorhaben, darfLoeschen } = daten;
  const startseite = href("antragStartseite", { uuid });
  const pfad = [
    { label: "Anträge", href: href("antraege") },
    { label: titel, href: startseite },
    { label: "Entwurf löschen" },
  ];
  return (
    <Stack gap="l">
      <PageHeader title="Entwurf löschen" breadcrumbs={pfad} />
      {antwort !== undefined && (
        <ErrorSummary
          title="Der Entwurf wurde nicht gelöscht"
          items={[{ href: "#inhalt", message: antwort.problem.userMessage }]}
        />
      )}
      <Card title={titel}>
        <Stack gap="l">
          {darfLoeschen ? (
            <LoeschFrage startseite={startseite} anzahlVorhaben={anzahlVorhaben} formular={formular} />
          ) : (
            <NichtErlaubt startseite={startseite} />
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

type LoeschFrageProps = Pick<LoeschenDaten, "anzahlVorhaben"> & { startseite: string; formular: FormularSchutz };

function LoeschFrage({ startseite, anzahlVorhaben, formular }: LoeschFrageProps) {
  const vorhaben = anzahlVorhaben === 1 ? "einem Vorhaben" : `${String(anzahlVorhaben)} Vorhaben`;
  return (
    <>
      <Notice tone="warning">{`Der Entwurf wird mit ${vorhaben} und allen Angaben gelöscht. Das lässt sich nicht rückgängig machen.`}</Notice>
      <Form method="post">
        <FormularFelder formular={formular} />
        <Inline gap="m">
          <Absendeknopf absicht="loeschen" variant="danger" icon="loeschen">
            Entwurf endgültig löschen
          </Absendeknopf>
          <LinkButton variant="secondary" href={startseite}>
            Abbrechen
          </LinkButton>
        </Inline>
      </Form>
    </>
  );
}

function NichtErlaubt({ startseite }: { startseite: string }) {
  return (
    <>
      <Text>
        Sie dürfen diesen Entwurf nicht löschen. Das können bevollmächtigte Personen und die Person, die ihn angelegt
        hat.
      </Text>
      <div>
        <LinkButton variant="secondary" icon="pfeilLinks" href={startseite}>
          Zurück zum Antrag
        </LinkButton>
      </div>
    </>
  );
}
