import { Form } from "@remix-run/react";
import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { Absendeknopf, Fehlermeldung } from "~/features/anmeldung";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Card, Stack, Text, TextLink } from "~/ui";

export type IdentifikationSchrittProps = {
  formular: FormularSchutz;
  isNezoAktiv: boolean;
  antwort: FormAntwort | undefined;
};

/** The first step: prove for which company one acts, or just begin while the identification is switched off. */
export function IdentifikationSchritt({ formular, isNezoAktiv, antwort }: IdentifikationSchrittProps) {
  return (
    <Stack gap="l">
      <Fehlermeldung problem={antwort?.problem ?? null} felder={["identifizieren"]} />
      <Card title={isNezoAktiv ? "Mit ELSTER identifizieren" : "Registrierung beginnen"} id="identifizieren">
        <Text>
          {isNezoAktiv
            ? "Sie brauchen das ELSTER-Organisationszertifikat Ihres Unternehmens (Datei mit der Endung .pfx) und das Passwort dazu. Auch Einzelunternehmen melden sich bei ELSTER als Organisation an."
            : "Die Identifizierung über ELSTER ist zurzeit ausgeschaltet. Sie geben die Daten Ihres Unternehmens selbst ein."}
        </Text>
        {isNezoAktiv && (
          <Text>
            Wir übernehmen von dort Name, Anschrift und Steuernummer Ihres Unternehmens. Ein Zertifikat ist kostenlos.
            Die Ausstellung kann bis zu 14 Tage dauern.
          </Text>
        )}
        <Form method="post">
          <FormularFelder formular={formular} />
          <Absendeknopf absicht="beginnen" icon={isNezoAktiv ? "schluessel" : "pfeilRechts"}>
            {isNezoAktiv ? "Jetzt identifizieren" : "Registrierung beginnen"}
          </Absendeknopf>
        </Form>
      </Card>
      <Card title="Ihr Unternehmen ist schon registriert?" tone="muted">
        <Text>
          Dann brauchen Sie keine neue Registrierung. Bitten Sie eine bevollmächtigte Person Ihres Unternehmens, Sie
          einzuladen. Sie haben schon ein Konto? <TextLink href={href("landingpage")}>Zur Anmeldung</TextLink>
        </Text>
      </Card>
    </Stack>
  );
}
