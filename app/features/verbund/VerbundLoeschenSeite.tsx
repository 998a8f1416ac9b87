import { Form } from "@remix-run/react";
import { Absendeknopf, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { NUR_LESEN } from "~/features/unternehmen";
import { href } from "~/routing/href";
import { Card, Container, Inline, LinkButton, Notice, PageHeader, Stack, Text } from "~/ui";
import { type EintragProps, pfadZu } from "./eintragProps";
import type { VerbundEintrag } from "./loadVerbundZeile";
import { loeschText } from "./loeschText";

/** Asks before a row is deleted, in the words of the dialog. @spec §2 Dialogs */
export function VerbundLoeschenSeite({ eintrag, formular, antwort }: EintragProps) {
  const { problem, versuch } = useAntwort(antwort);
  const { uuid, name } = eintrag;
  const hindernis = findHindernis(eintrag);
  return (
    <Container width="form">
      <Stack gap="l">
        <PageHeader title="Achtung!" breadcrumbs={pfadZu(eintrag, "Löschen")} />
        <Fehlermeldung key={versuch} problem={problem} felder={["loeschen"]} />
        {hindernis !== null ? (
          <>
            <Notice tone="info" title="Dieser Eintrag kann nicht gelöscht werden">
              <Text>{hindernis}</Text>
            </Notice>
            <Inline>
              <LinkButton variant="secondary" href={href("verbundeneUnternehmen")}>
                Zur Liste
              </LinkButton>
            </Inline>
          </>
        ) : (
          <Card id="loeschen">
            <Form method="post">
              <Stack gap="l">
                <FormularFelder formular={formular} />
                <Text>{loeschText(name)}</Text>
                <Inline gap="m">
                  <Absendeknopf absicht="loeschen">Übernehmen</Absendeknopf>
                  <LinkButton variant="secondary" href={href("verbundeneUnternehmenForm", { uuid })}>
                    Abbrechen
                  </LinkButton>
                </Inline>
              </Stack>
            </Form>
          </Card>
        )}
      </Stack>
    </Container>
  );
}

/** Why it cannot be deleted, as the backend would say it. */
function findHindernis({ rechte, isEingereicht, abhaengige }: VerbundEintrag): string | null {
  if (!rechte.bearbeiten) return NUR_LESEN;
  if (isEingereicht)
    return "Er stand schon in der Liste, als Ihr Unternehmen einen Antrag eingereicht hat. Bitte tragen Sie statt des Löschens ein, bis wann die Verbindung bestand.";
  if (abhaengige.length === 0) return null;
  return `Andere Einträge beziehen sich auf diesen: ${abhaengige.join(", ")}. Bitte löschen Sie zuerst diese.`;
}
