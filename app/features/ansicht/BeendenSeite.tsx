import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, Container, LinkButton, PageHeader, Stack, Text } from "~/ui";

type BeendenSeiteProps = { formular: FormularSchutz; isInAnsicht: boolean };

/** The way out of a view for whoever opens its address, as by going back. */
export function BeendenSeite({ formular, isInAnsicht }: BeendenSeiteProps) {
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title="Ansicht beenden" />
        {isInAnsicht ? <InAnsicht formular={formular} /> : <OhneAnsicht />}
      </Stack>
    </Container>
  );
}

function InAnsicht({ formular }: { formular: FormularSchutz }) {
  return (
    <Form method="post" reloadDocument>
      <Stack gap="m">
        <FormularFelder formular={formular} />
        <Text>Danach arbeiten Sie wieder mit Ihrem eigenen Konto.</Text>
        <div>
          <Button>Jetzt beenden</Button>
        </div>
      </Stack>
    </Form>
  );
}

function OhneAnsicht() {
  return (
    <Stack gap="m">
      <Text>Sie arbeiten mit Ihrem eigenen Konto. Es gibt keine Ansicht, die Sie beenden könnten.</Text>
      <div>
        <LinkButton variant="secondary" href={href("home")}>
          Zur Startseite
        </LinkButton>
      </div>
    </Stack>
  );
}
