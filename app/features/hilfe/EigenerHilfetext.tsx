import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { EigenerText } from "~/contract/portal/hilfeDaten";
import { FormularFelder } from "~/features/formular";
import { useSeitenrahmen } from "~/features/shell";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Stack } from "~/ui/layout/Stack";

const FORMULAR = "eigenerHilfetext";

type EigenerHilfetextProps = EigenerText & {
  /** It stands within the form of the page, where no other form can be. */
  isImFormular: boolean;
};

/**
 * The way from a question whose help is the general text to a text of its own: to the one that readers do not see, else
 * to a new one. Making room for it is a form, because opening a page changes nothing.
 */
export function EigenerHilfetext({ uuid, bereich, feld, bezeichnung, isImFormular }: EigenerHilfetextProps) {
  const rahmen = useSeitenrahmen();
  if (uuid !== null)
    return <TextLink href={href("hilfetextBearbeiten", { uuid })}>{`Text zu „${bezeichnung}“ bearbeiten`}</TextLink>;
  if (rahmen === undefined) return null;
  const inhalt = (
    <Stack gap="xs">
      <Text tone="muted" size="s">{`„${bezeichnung}“ hat keinen eigenen Text. Hier steht der allgemeine.`}</Text>
      <div>
        <Button variant="secondary" icon="plus" form={FORMULAR} name="absicht" value={`anlegen/${bereich}/${feld}`}>
          Eigenen Text schreiben
        </Button>
      </div>
    </Stack>
  );
  if (!isImFormular) return <Formular formular={rahmen.formular}>{inhalt}</Formular>;
  return (
    <>
      {createPortal(<Formular formular={rahmen.formular} />, document.body)}
      {inhalt}
    </>
  );
}

function Formular({ formular, children }: { formular: FormularSchutz; children?: ReactNode }) {
  return (
    <Form id={FORMULAR} method="post" action={href("hilfetexteView")}>
      <FormularFelder formular={formular} />
      {children}
    </Form>
  );
}
