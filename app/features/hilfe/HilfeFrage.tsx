import { Form } from "@remix-run/react";
import { type RefObject, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { HiddenField } from "~/ui/fields/HiddenField";
import { Switch } from "~/ui/fields/Switch";
import { Card } from "~/ui/layout/Card";
import { Container } from "~/ui/layout/Container";
import { Stack } from "~/ui/layout/Stack";
import { Dialog } from "~/ui/overlay/Dialog";
import { usePopupTurn } from "~/ui/overlay/PopupQueue";
import { MessageArea } from "~/ui/shell/MessageArea";
import { useVerschoben } from "./useVerschoben";

const TITEL = "Möchten Sie Hilfetexte angezeigt bekommen?";

/** The question whether help is shown by default: a popup, or without scripts a part of the page. */
export function HilfeFrage({ rahmen }: { rahmen: SeitenrahmenDaten }) {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [isVerschoben, setVerschoben] = useVerschoben();
  const isDran = usePopupTurn(isHydrated && !isVerschoben);
  if (isVerschoben) return null;
  const wahl = <HilfeWahl rahmen={rahmen} form={form} hatKnopf={!isHydrated} />;
  if (!isHydrated) {
    return (
      <MessageArea>
        <Container>
          <Card title={TITEL} tone="primary">
            {wahl}
          </Card>
        </Container>
      </MessageArea>
    );
  }
  return (
    <Dialog
      title={TITEL}
      cancel="Später"
      isOpen={isDran}
      onAccept={() => form.current?.requestSubmit()}
      onCancel={setVerschoben}
    >
      {wahl}
    </Dialog>
  );
}

type HilfeWahlProps = {
  rahmen: SeitenrahmenDaten;
  form: RefObject<HTMLFormElement>;
  /** It is sent by a button of its own, not by that of the popup. */
  hatKnopf: boolean;
};

function HilfeWahl({ rahmen, form, hatKnopf }: HilfeWahlProps) {
  return (
    <Form ref={form} method="post" action={href("hilfetexteAnzeigen")}>
      <FormularFelder formular={rahmen.formular} />
      <HiddenField name="ziel" value={rahmen.pfad} />
      <Stack gap="m">
        <Text>
          Neben den Formularen kann ein Bereich mit Erklärungen stehen. Ihre Wahl können Sie jederzeit im Profil ändern.
        </Text>
        <Switch id="hilfeAnzeigen" name="anzeigen" label="Hilfetexte" defaultValue />
        {hatKnopf && (
          <div>
            <Button>Übernehmen</Button>
          </div>
        )}
      </Stack>
    </Form>
  );
}
