import { DATENSCHUTZ, DATENSCHUTZ_DATUM, DATENSCHUTZ_TITEL } from "~/domain/rechtliches/datenschutz";
import { href } from "~/routing/href";
import { LinkButton } from "~/ui/basic/LinkButton";
import { Text } from "~/ui/basic/Text";
import { Container } from "~/ui/layout/Container";
import { PageHeader } from "~/ui/layout/PageHeader";
import { Stack } from "~/ui/layout/Stack";
import { Abschnitte } from "./Abschnitte";

/** The privacy policy as a page; the PDF has the same text. */
export function Datenschutz() {
  return (
    <Container width="text">
      <PageHeader
        title={DATENSCHUTZ_TITEL}
        actions={
          <LinkButton href={href("datenschutzPdf")} variant="secondary" icon="herunterladen">
            Als PDF
          </LinkButton>
        }
      />
      <Stack gap="xl">
        <Abschnitte abschnitte={DATENSCHUTZ} />
        <Text tone="muted">Stand: {DATENSCHUTZ_DATUM}</Text>
      </Stack>
    </Container>
  );
}
