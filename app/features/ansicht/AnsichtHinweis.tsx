import { Form } from "@remix-run/react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { Stack } from "~/ui/layout/Stack";

/**
 * Above every page while somebody of the support sees the portal as another person: as whom, until when, and the way
 * out. The whole document is loaded anew behind it, so that nothing of the view stays in the scripts of the page.
 */
export function AnsichtHinweis({ rahmen }: { rahmen: SeitenrahmenDaten | undefined }) {
  if (rahmen === undefined || rahmen.ansicht === null) return null;
  const { name, bis } = rahmen.ansicht;
  return (
    <Notice tone="warning" title={`Sie sehen das Portal wie ${name} – nur lesen, noch bis ${bis}\u00a0Uhr`}>
      <Stack gap="s">
        <Text>
          Speichern, Einreichen und Abrufen sind gesperrt. Nachrichten bleiben für die Person ungelesen, und kein
          Bescheid gilt als abgerufen.
        </Text>
        <Form method="post" action={href("ansichtBeenden")} reloadDocument>
          <FormularFelder formular={rahmen.formular} />
          <Button variant="secondary">Ansicht beenden</Button>
        </Form>
      </Stack>
    </Notice>
  );
}
