import { Form } from "@remix-run/react";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";
import type { KarteProps } from "./karteProps";
import { rueckfrageHref } from "./rueckfrage";

/** What can be done about an invitation that nobody has accepted. */
export function EinladungKarte({ benutzer: { uuid, status, wartet }, formular }: KarteProps) {
  return (
    <Card title="Einladung" id="einladung">
      <Form method="post">
        <Stack gap="m">
          <FormularFelder formular={formular} />
          <Text>
            {wartet === null
              ? "Wenn Sie die Einladung erneut senden, bekommt die Person eine neue E-Mail. Der Link aus der vorigen gilt dann nicht mehr."
              : satzVon(wartet)}
          </Text>
          <Inline gap="m">
            {wartet !== null && wartet.darfZustimmen && status === "WARTET" && (
              <>
                <Absendeknopf absicht="einladungZustimmen" icon="haken">
                  Zustimmen
                </Absendeknopf>
                <Absendeknopf absicht="einladungAblehnen" variant="secondary">
                  Ablehnen
                </Absendeknopf>
              </>
            )}
            {(wartet === null || status === "ABGELAUFEN") && (
              <Absendeknopf absicht="erneuern" icon="senden">
                Erneut senden
              </Absendeknopf>
            )}
            {(wartet === null || !wartet.darfZustimmen) && (
              <LinkButton variant="secondary" href={rueckfrageHref(uuid, "zurueckziehen")}>
                Einladung zurückziehen …
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}

const satzVon = ({ von, darfZustimmen }: { von: string; darfZustimmen: boolean }): string =>
  darfZustimmen
    ? `${von} möchte diese Person bevollmächtigen. Die Einladung geht erst hinaus, wenn Sie oder eine andere bevollmächtigte Person zustimmen.`
    : "Sie haben diese Person eingeladen. Die Einladung geht erst hinaus, wenn eine andere bevollmächtigte Person zustimmt.";
