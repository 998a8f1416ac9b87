import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { Absendeknopf } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Stack, Text } from "~/ui";
import { NEUERER } from "./hilfetextAbsichten";
import { TextUnterschied } from "./TextUnterschied";

type NeuererKarteProps = { text: HilfetextMitFassungen; formular: FormularSchutz };

/** The text of a new release of the portal: it never takes the place of another by itself. */
export function NeuererKarte({
  text: { uuid, neuerer, neuererVergleich, offene, fassungen },
  formular,
}: NeuererKarteProps) {
  const gueltig = fassungen[0];
  if (neuerer === null || gueltig === undefined || gueltig.quelle === neuerer) return null;
  return (
    <Card title="Neuer mitgelieferter Text">
      <Stack gap="m">
        <Text>Diese Version des Portals bringt einen anderen Text mit. Er gilt erst, wenn Sie ihn übernehmen.</Text>
        <TextUnterschied
          titel="Was anders ist als jetzt"
          alt={gueltig}
          neu={{ ...gueltig, quelle: neuerer, vergleich: neuererVergleich }}
        />
        {offene === null ? (
          <Form method="post" action={href("hilfetextBearbeiten", { uuid })}>
            <FormularFelder formular={formular} />
            <Absendeknopf absicht={`uebernehmen/${NEUERER}`} variant="secondary">
              Als Entwurf übernehmen
            </Absendeknopf>
          </Form>
        ) : (
          <Text tone="muted">Solange es einen Entwurf gibt, lässt er sich nicht übernehmen.</Text>
        )}
      </Stack>
    </Card>
  );
}
