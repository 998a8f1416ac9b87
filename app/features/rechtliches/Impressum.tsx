import { BETREIBER } from "~/domain/rechtliches/betreiber";
import { noBreak } from "~/lib/noBreak";
import { Notice } from "~/ui/basic/Notice";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { DefinitionList } from "~/ui/data/DefinitionList";
import { Card } from "~/ui/layout/Card";
import { Container } from "~/ui/layout/Container";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Stack } from "~/ui/layout/Stack";

/** Who runs the portal, after § 5 DDG and § 18 MStV. */
export function Impressum() {
  return (
    <Container width="text">
      <PageHeader
        title="Impressum"
        lead={noBreak("Angaben nach § 5 Digitale-Dienste-Gesetz und § 18 Medienstaatsvertrag")}
      />
      <Stack gap="l">
        <Notice tone="info">
          Alle Angaben auf dieser Seite sind erfunden. Sie werden vor dem Betrieb durch die richtigen ersetzt.
        </Notice>
        <Card title="Anbieter">
          <DefinitionList
            items={[
              { label: "Name", value: BETREIBER.name },
              { label: "Rechtsform", value: BETREIBER.rechtsform },
              { label: "Anschrift", value: `${BETREIBER.strasse}, ${BETREIBER.ort}` },
              { label: "Vertreten durch", value: BETREIBER.vertretung },
              { label: "Telefon", value: noBreak(BETREIBER.telefon) },
              { label: "E-Mail", value: <TextLink href={`mailto:${BETREIBER.email}`}>{BETREIBER.email}</TextLink> },
              { label: "Register", value: BETREIBER.register },
              { label: "Umsatzsteuer-Identifikationsnummer", value: BETREIBER.ustId },
            ]}
          />
        </Card>
        <Card title="Aufsicht und Verantwortung">
          <DefinitionList
            items={[
              { label: "Rechts- und Fachaufsicht", value: BETREIBER.aufsicht },
              { label: "Verantwortlich für den Inhalt", value: `${BETREIBER.vertretung}, Anschrift wie oben` },
            ]}
          />
        </Card>
        <Text tone="muted">Schriftart: Source Sans 3 (SIL Open Font License). Symbole: Lucide (ISC License).</Text>
      </Stack>
    </Container>
  );
}
