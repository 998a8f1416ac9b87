import { href } from "~/routing/href";
import { Text } from "~/ui/basic/Text";
import { TextLink } from "~/ui/basic/TextLink";
import { Card } from "~/ui/layout/Card";
import { Container } from "~/ui/layout/Container";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Stack } from "~/ui/layout/Stack";
import { KontaktDaten } from "./KontaktDaten";

/** How to reach the authority. The same data stand in the impressum. */
export function Kontakt() {
  return (
    <Container width="text">
      <PageHeader title="Kontakt" lead="Wir helfen Ihnen gern weiter." />
      <Stack gap="l">
        <Card title="So erreichen Sie uns">
          <KontaktDaten />
        </Card>
        <Card title="Vielleicht ist Ihre Frage schon beantwortet" tone="muted">
          <Text>
            Unter <TextLink href={href("help")}>Hilfe</TextLink> finden Sie Antworten auf häufige Fragen.
          </Text>
          <Text>
            Wenn etwas im Portal für Sie schwer zu bedienen ist: Die{" "}
            <TextLink href={href("barrierefreiheit")}>Erklärung zur Barrierefreiheit</TextLink> nennt Ihnen die richtige
            Adresse.
          </Text>
        </Card>
      </Stack>
    </Container>
  );
}
