import { Form } from "@remix-run/react";
import type { EigenerText } from "~/contract/portal/hilfeDaten";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { useSeitenrahmen } from "~/features/shell";
import { href } from "~/routing/href";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Stack } from "~/ui/layout/Stack";

/**
 * The way from a question whose help is the general text to a text of its own: to the one that readers do not see, else
 * to a new one. Making room for it is a form, because opening a page changes nothing.
 */
export function EigenerHilfetext({ uuid, bereich, feld, bezeichnung }: EigenerText) {
  const rahmen = useSeitenrahmen();
  if (uuid !== null)
    return <TextLink href={href("hilfetextBearbeiten", { uuid })}>{`Text zu „${bezeichnung}“ bearbeiten`}</TextLink>;
  if (rahmen === undefined) return null;
  return (
    <Form method="post" action={href("hilfetexteView")}>
      <FormularFelder formular={rahmen.formular} />
      <Stack gap="xs">
        <Text tone="muted" size="s">{`„${bezeichnung}“ hat keinen eigenen Text. Hier steht der allgemeine.`}</Text>
        <div>
          <Absendeknopf variant="secondary" icon="plus" absicht={`anlegen/${bereich}/${feld}`}>
            Eigenen Text schreiben
          </Absendeknopf>
        </div>
      </Stack>
    </Form>
  );
}
