import { Form } from "@remix-run/react";
import type { AnsichtLage } from "~/contract/konto/ansicht";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { ANSICHT_MINUTEN } from "~/domain/benutzer/ansicht";
import { PERSON_GRUND_MAX } from "~/domain/benutzer/supportPerson";
import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { formatDateTime } from "~/lib/date";
import { href } from "~/routing/href";
import { Button, Card, Container, Inline, LinkButton, Notice, PageHeader, Stack, TextArea, TextField } from "~/ui";

type AnsichtSeiteProps = {
  uuid: string;
  lage: AnsichtLage;
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

/** What a view is, the question why, and the code where the person has not agreed for a time. */
export function AnsichtSeite({ uuid, lage, formular, antwort: letzte }: AnsichtSeiteProps) {
  const antwort = useAntwort(letzte);
  const titel = `Ansicht wie ${lage.name}`;
  const zurueck = href("supportPerson", { uuid });
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title={titel}
          breadcrumbs={[
            { label: "Unternehmensmitarbeiter", href: href("supportBenutzerverwaltung") },
            { label: lage.name, href: zurueck },
            { label: titel },
          ]}
        />
        <Fehlermeldung key={antwort.versuch} problem={antwort.problem} felder={["grund", "code"]} />
        {lage.isMoeglich ? (
          <Frage lage={lage} formular={formular} antwort={antwort} zurueck={zurueck} />
        ) : (
          <Notice tone="info" title="Das ist zurzeit nicht möglich">
            Diese Person kann sich nicht anmelden, deshalb gibt es nichts, was sie sieht.
          </Notice>
        )}
      </Stack>
    </Container>
  );
}

type FrageProps = { lage: AnsichtLage; formular: FormularSchutz; antwort: AntwortSicht; zurueck: string };

function Frage({ lage, formular, antwort: { feld, text }, zurueck }: FrageProps) {
  return (
    <Card>
      {/* Everything that scripts have of the own session ends with the page. */}
      <Form method="post" noValidate reloadDocument>
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Notice tone="info">
            {`Sie sehen das Portal so, wie ${lage.name} es sieht, längstens ${String(ANSICHT_MINUTEN)} Minuten und nur lesend. Die Person bekommt sofort eine E-Mail mit dem Grund und kann die Ansicht jederzeit beenden.`}
          </Notice>
          <Erlaubnis lage={lage} />
          {lage.erlaubtBis === null && <CodeFeld feld={feld} />}
          <TextArea
            {...feld("grund")}
            label="Grund"
            hint="Er steht im Protokoll, in der E-Mail an die Person und in ihrer Liste der Zugriffe."
            required
            rows={2}
            limit={PERSON_GRUND_MAX}
            defaultValue={text("grund")}
          />
          <Inline gap="m">
            <Button>Ansicht beginnen</Button>
            <LinkButton variant="secondary" href={zurueck}>
              Abbrechen
            </LinkButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

/** What the person reads out; it is typed anew each time. */
function CodeFeld({ feld }: Pick<AntwortSicht, "feld">) {
  return (
    <TextField
      {...feld("code")}
      label="Code der Person"
      hint="Acht Ziffern. Die Person erstellt ihn in ihrem Profil unter „Unterstützung durch die Bescheinigungsstelle“ und liest ihn Ihnen vor. Er gilt 10 Minuten und ein Mal."
      required
      inputMode="numeric"
      autoComplete="off"
      defaultValue=""
    />
  );
}

function Erlaubnis({ lage: { name, erlaubtBis } }: { lage: AnsichtLage }) {
  return erlaubtBis === null ? (
    <Notice tone="warning">{`${name} hat die Ansicht zurzeit nicht erlaubt. Sie brauchen einen Code.`}</Notice>
  ) : (
    <Notice tone="success">{`${name} hat die Ansicht bis ${formatDateTime(new Date(erlaubtBis))} erlaubt.`}</Notice>
  );
}
