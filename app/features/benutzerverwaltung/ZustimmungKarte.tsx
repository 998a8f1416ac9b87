import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { ZustimmungStand } from "~/contract/konto/benutzerverwaltung";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Inline, Notice, Stack, Text } from "~/ui";

type ZustimmungKarteProps = { stand: ZustimmungStand; formular: FormularSchutz };

/** Whether a new authorised representative needs the consent of a second one, and the buttons that fit. */
export function ZustimmungKarte({ stand, formular }: ZustimmungKarteProps) {
  return (
    <Card title="Vier-Augen-Prinzip für neue Bevollmächtigte" id="zustimmung">
      <Stack gap="m">
        <Text>
          {stand.an
            ? "Eingeschaltet: Wird jemand bevollmächtigt, muss eine zweite bevollmächtigte Person zustimmen, bevor es gilt."
            : "Ausgeschaltet: Jede bevollmächtigte Person kann allein weitere Personen bevollmächtigen."}
        </Text>
        <Knoepfe stand={stand} formular={formular} />
      </Stack>
    </Card>
  );
}

function Knoepfe({ stand: { an, endeWartet, hatZweite }, formular }: ZustimmungKarteProps) {
  if (!an && !hatZweite) {
    return (
      <Text tone="muted">
        Einschalten können Sie es, sobald Ihr Unternehmen mindestens zwei bevollmächtigte Personen hat.
      </Text>
    );
  }
  return (
    <Form method="post">
      <Stack gap="m">
        <FormularFelder formular={formular} />
        {endeWartet !== null && <Notice tone="info">{wartesatz(endeWartet)}</Notice>}
        <Inline gap="m">
          {!an && <Absendeknopf absicht="zustimmungEin">Einschalten</Absendeknopf>}
          {an && (endeWartet === null || endeWartet.darfZustimmen) && (
            <Absendeknopf absicht="zustimmungAus" variant="secondary">
              {endeWartet === null ? "Ausschalten" : "Dem Ausschalten zustimmen"}
            </Absendeknopf>
          )}
          {endeWartet !== null && (
            <Absendeknopf absicht="zustimmungEin" variant="secondary">
              {endeWartet.darfZustimmen ? "Eingeschaltet lassen" : "Antrag zurücknehmen"}
            </Absendeknopf>
          )}
        </Inline>
        {an && endeWartet === null && hatZweite && (
          <Text tone="muted" size="s">
            Auch dem Ausschalten muss eine zweite bevollmächtigte Person zustimmen.
          </Text>
        )}
      </Stack>
    </Form>
  );
}

const wartesatz = ({ von, darfZustimmen }: NonNullable<ZustimmungStand["endeWartet"]>): string =>
  darfZustimmen
    ? `${von} möchte es ausschalten. Das gilt erst, wenn Sie oder eine andere bevollmächtigte Person zustimmen.`
    : "Sie haben das Ausschalten beantragt. Es gilt erst, wenn eine andere bevollmächtigte Person zustimmt.";
