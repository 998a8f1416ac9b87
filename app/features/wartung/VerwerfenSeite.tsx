import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { WARTUNG_GRUND_MAX } from "~/domain/protokoll/protokollGrund";
import { WARTUNG_FRAGEN } from "~/domain/wartung/wartungFragen";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder, useFeldhilfe } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, Notice, PageHeader, Stack, TextArea } from "~/ui";
import type { Verworfenes } from "./verworfenes";

type VerwerfenSeiteProps = { was: Verworfenes; formular: FormularSchutz; antwort: FormAntwort | undefined };

/** What is lost with something that waits, and the question why it is thrown away. */
export function VerwerfenSeite({ was, formular, antwort: letzte }: VerwerfenSeiteProps) {
  const { problem, versuch, feld, text } = useFeldhilfe(useAntwort(letzte), { fragen: WARTUNG_FRAGEN });
  const zurueck = href("wartungSonstigesView");
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title={was.titel} breadcrumbs={[{ label: "Sonstiges", href: zurueck }, { label: was.titel }]} />
        <Fehlermeldung key={versuch} problem={problem} felder={["grund"]} />
        <Card>
          <Form method="post" noValidate>
            <Stack gap="m">
              <FormularFelder formular={formular} />
              <Notice tone="warning" title={was.sache}>
                {was.folge}
              </Notice>
              <TextArea
                {...feld("grund")}
                label={WARTUNG_FRAGEN.grund}
                hint={was.hinweis}
                required
                rows={2}
                limit={WARTUNG_GRUND_MAX}
                defaultValue={text("grund")}
              />
              <Inline gap="m">
                <Absendeknopf absicht="verwerfen" variant="danger">
                  {was.knopf}
                </Absendeknopf>
                <LinkButton variant="secondary" href={zurueck}>
                  {was.nein ?? "Abbrechen"}
                </LinkButton>
              </Inline>
            </Stack>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}
