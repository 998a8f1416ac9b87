import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Inline } from "~/ui/layout/Inline";
import { Stack } from "~/ui/layout/Stack";

type Props = { name: string; formular: FormularSchutz };

/** Whose company a member of staff has before them, and the way out. */
export function FirmaHinweis({ name, formular }: Props) {
  return (
    <Notice tone="info" title={`Sie sehen ${name}`}>
      <Stack gap="s">
        <Text>„Ihr Unternehmen“ auf diesen Seiten ist das Unternehmen, das Sie ansehen.</Text>
        <Inline gap="m">
          <Form method="post" action={href("supportUnternehmen")}>
            <FormularFelder formular={formular} />
            <Button name="absicht" value="beenden" variant="secondary">
              Ansicht beenden
            </Button>
          </Form>
          <TextLink href={href("supportUnternehmen")}>Anderes Unternehmen ansehen</TextLink>
        </Inline>
      </Stack>
    </Notice>
  );
}
