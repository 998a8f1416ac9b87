import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Text } from "~/ui";
import { Absendeknopf } from "./Absendeknopf";
import { Fehlermeldung } from "./Fehlermeldung";
import { Seite } from "./Seite";
import { useAntwort } from "./useAntwort";

export type AbmeldenSeiteProps = { formular: FormularSchutz; isAngemeldet: boolean; antwort: FormAntwort | undefined };

/** Asks before the session ends; a link alone never ends it. */
export function AbmeldenSeite({ formular, isAngemeldet, antwort }: AbmeldenSeiteProps) {
  const { problem, versuch } = useAntwort(antwort);
  return (
    <Seite title="Abmelden">
      <Fehlermeldung key={versuch} problem={problem} felder={[]} />
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
