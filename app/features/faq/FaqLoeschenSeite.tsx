import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { FaqEintrag } from "~/contract/mitteilung/faq";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Container, HiddenField, Inline, LinkButton, PageHeader, Stack, Text } from "~/ui";
import type { FaqAntwort } from "./faqAntwort";

type FaqLoeschenSeiteProps = { eintrag: FaqEintrag; formular: FormularSchutz; antwort: FaqAntwort | undefined };

/** Asks before an entry is deleted. After a change by somebody else it asks again, for what there is now. */
export function FaqLoeschenSeite({ eintrag, formular, antwort }: FaqLoeschenSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  const { uuid, frage, revision } = eintrag;
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader
          title="Eintrag löschen"
          breadcrumbs={[{ label: "FAQ", href: href("faqEditView") }, { label: "Löschen" }]}
        />
        <Fehlermeldung key={versuch} problem={problem} felder={["loeschen"]} titel="Der Eintrag wurde nicht gelöscht" />
        <Card id="loeschen">
          <Form method="post">
            <Stack gap="l">
              <FormularFelder formular={formular} />
              <HiddenField name="revision" value={String(revision)} />
              <Text>{`Möchten Sie „${frage}“ löschen? Frage, Antwort und Zählung sind dann für immer weg. Wenn Leser den Eintrag nur nicht sehen sollen, genügt „Deaktivieren“ in der Liste.`}</Text>
              <Inline gap="m">
                <Absendeknopf absicht="loeschen" icon="loeschen">
                  Jetzt löschen
                </Absendeknopf>
                <LinkButton variant="secondary" href={href("faqBearbeiten", { uuid })}>
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
