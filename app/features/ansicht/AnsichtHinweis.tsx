import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";

type Props = { ansicht: NonNullable<SeitenrahmenDaten["ansicht"]>; formular: FormularSchutz };

/**
 * As whom somebody of the support sees the portal, until when, and the way out. The whole document is loaded anew
 * behind it, so that nothing of the view stays in the scripts of the page.
 */
export function AnsichtHinweis({ ansicht: { name, bis }, formular }: Props) {
  return (
    <Notice tone="warning" title={`Sie sehen das Portal wie ${name} – nur lesen, noch bis ${bis}\u00a0Uhr`}>
      <Stack gap="s">
        <Text>
          Speichern, Einreichen und Abrufen sind gesperrt. Nachrichten bleiben für die Person ungelesen, und kein
          Bescheid gilt als abgerufen.
        </Text>
        <Form method="post" action={href("ansichtBeenden")} reloadDocument>
          <FormularFelder formular={formular} />
          <Button variant="secondary">Ansicht beenden</Button>
        </Form>
      </Stack>
    </Notice>
  );
}
