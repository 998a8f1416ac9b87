import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";

/** The way to the calculation of the KMU status. */
export function KmuKarte() {
  return (
    <Card title="KMU-Status">
      <Stack gap="m">
        <Text tone="muted">
          Ist Ihr Unternehmen ein kleines oder mittleres Unternehmen? Das Portal rechnet es aus Ihren Zahlen und
          Beteiligungen aus, zeigt jeden Schritt und macht einen Vorschlag für diese Stammdaten.
        </Text>
        <Inline gap="m">
          <LinkButton variant="secondary" icon="rechner" href={href("unternehmenKmu")}>
            KMU-Status ansehen
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
