import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Text } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Seite } from "./Seite";

export type AbmeldenSeiteProps = { formular: FormularSchutz; isAngemeldet: boolean };

/** Asks before the session ends; a link alone never ends it. */
export function AbmeldenSeite({ formular, isAngemeldet }: AbmeldenSeiteProps) {
  return (
    <Seite title="Abmelden">
      <Card>
        <Text>Möchten Sie sich jetzt abmelden? Eingaben, die Sie noch nicht gespeichert haben, gehen verloren.</Text>
        <Form method="post">
          <FormularFelder formular={formular} />
          <Inline gap="m">
            <Absendeknopf icon="abmelden">Abmelden</Absendeknopf>
            <LinkButton href={isAngemeldet ? href("home") : href("tan")} variant="secondary">
              Abbrechen
            </LinkButton>
          </Inline>
        </Form>
      </Card>
    </Seite>
  );
}
