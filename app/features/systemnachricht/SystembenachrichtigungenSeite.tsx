import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { SeitenrahmenNachrichten } from "~/contract/portal/seitenrahmenDaten";
import { schliessKey } from "~/domain/nachricht/systemNachricht";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button } from "~/ui/basic/Button";
import { Text } from "~/ui/basic/Text";
import { HiddenField } from "~/ui/fields/HiddenField";
import { Card } from "~/ui/layout/Card";
import { PageHeader } from "~/ui/layout/PageHeader";
import { VisuallyHidden } from "~/ui/layout/VisuallyHidden";
import { type AktiveNachricht, useAktive } from "./aktive";
import { NachrichtenListe } from "./NachrichtenListe";
import { GESCHLOSSEN_FELD, KEINE_NACHRICHTEN } from "./texte";

type Props = { nachrichten: SeitenrahmenNachrichten | null; formular: FormularSchutz };

/** What the popup of the bell shows, as a page: where the bell leads without scripts. */
export function SystembenachrichtigungenSeite({ nachrichten, formular }: Props) {
  const aktive = useAktive(nachrichten);
  return (
    <>
      <PageHeader title="Systembenachrichtigungen" lead="Hinweise zum Betrieb des Portals, die gerade gelten." />
      <Card>
        {aktive.length === 0 ? (
          <Text>{KEINE_NACHRICHTEN}</Text>
        ) : (
          <NachrichtenListe
            nachrichten={aktive}
            level={2}
            fuss={(nachricht) => <Gelesen nachricht={nachricht} formular={formular} />}
          />
        )}
      </Card>
    </>
  );
}

/** The way without scripts to say what closing the popup says. */
function Gelesen({ nachricht, formular }: { nachricht: AktiveNachricht; formular: FormularSchutz }) {
  if (nachricht.geschlossen === true)
    return (
      <Text tone="muted" size="s">
        Sie haben diese Meldung gelesen.
      </Text>
    );
  return (
    <Form method="post" action={href("systembenachrichtigungenGeschlossen")}>
      <FormularFelder formular={formular} />
      <HiddenField name={GESCHLOSSEN_FELD} value={schliessKey(nachricht)} />
      <Button variant="secondary">
        Gelesen <VisuallyHidden>{nachricht.titel}</VisuallyHidden>
      </Button>
    </Form>
  );
}
