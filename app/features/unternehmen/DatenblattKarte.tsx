import { useIsAngesehen } from "~/features/shell";
import { formatDate } from "~/lib/date";
import { href } from "~/routing/href";
import { Card, Inline, LinkButton, Stack, Text } from "~/ui";

/** The data sheet as files for the company: of the day that is shown (ISO), or of today. */
export function DatenblattKarte({ tag }: { tag: string | null }) {
  const isAngesehen = useIsAngesehen();
  if (isAngesehen) return null;
  const query = tag === null ? {} : { stand: tag };
  return (
    <Card title="Datenblatt">
      <Stack gap="m">
        <Text tone="muted">
          {tag === null
            ? "Alle gespeicherten Angaben von heute mit ihrer Herkunft, zum Aufbewahren und Weitergeben."
            : `Alle Angaben, wie sie am ${formatDate(tag)} galten, mit ihrer Herkunft.`}
        </Text>
        <Inline gap="m">
          <LinkButton variant="secondary" icon="herunterladen" href={href("unternehmenDatenblattPdf", {}, query)}>
            Datenblatt herunterladen (PDF)
          </LinkButton>
          <LinkButton variant="secondary" icon="herunterladen" href={href("unternehmenDatenblattJson", {}, query)}>
            Datenblatt herunterladen (JSON)
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
