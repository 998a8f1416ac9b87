import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import type { AusgangsMail } from "~/contract/verfahren/wartung";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, Notice, PageHeader, Stack, TextArea } from "~/ui";
import { zeitVon } from "./wartungTexte";

type MailVerwerfenSeiteProps = { mail: AusgangsMail; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What is lost with a mail, and the question why. */
export function MailVerwerfenSeite({ mail, formular, antwort: letzte }: MailVerwerfenSeiteProps) {
  const { problem, versuch, feld, text } = useAntwort(letzte);
  const zurueck = href("wartungSonstigesView");
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title="E-Mail verwerfen"
          breadcrumbs={[{ label: "Sonstiges", href: zurueck }, { label: "E-Mail verwerfen" }]}
        />
        <Fehlermeldung key={versuch} problem={problem} felder={["grund"]} />
        <Card>
          <Form method="post" noValidate>
            <Stack gap="m">
              <FormularFelder formular={formular} />
              <Folge mail={mail} />
              <TextArea
                {...feld("grund")}
                label="Grund"
                hint="Er steht im Protokoll und einen Tag lang neben der E-Mail."
                required
                rows={2}
                limit={WARTUNG_GRUND_MAX}
                defaultValue={text("grund")}
              />
              <Inline gap="m">
                <Absendeknopf absicht="verwerfen" variant="danger">
                  Jetzt verwerfen
                </Absendeknopf>
                <LinkButton variant="secondary" href={zurueck}>
                  Abbrechen
                </LinkButton>
              </Inline>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}

function Folge({ mail: { betreff, erstelltAm, empfaenger } }: Pick<MailVerwerfenSeiteProps, "mail">) {
  return (
    <Notice tone="warning" title={betreff}>
      {`Geschrieben am ${zeitVon(erstelltAm)} an ${empfaenger}. Verworfen kommt sie nicht mehr an; ihr Text wird gelöscht.`}
    </Notice>
  );
}
