import { useIsAngesehen } from "~/features/shell";
import { href } from "~/routing/href";
import { Inline, LinkButton, Text } from "~/ui";

/** The Wirtschaftsjahre as a file for the company, with every question. */
export function JahresExport() {
  const isAngesehen = useIsAngesehen();
  if (isAngesehen) return null;
  return (
    <Inline gap="m" justify="between">
      <Text tone="muted">Export: alle Wirtschaftsjahre mit allen Angaben.</Text>
      <Inline gap="s">
        <LinkButton variant="quiet" icon="herunterladen" href={href("unternehmenWirtschaftsjahrCsv")} download>
          Als CSV
        </LinkButton>
        <LinkButton variant="quiet" icon="herunterladen" href={href("unternehmenWirtschaftsjahrXlsx")} download>
          Als Excel-Datei (XLSX)
        </LinkButton>
      </Inline>
    </Inline>
  );
}
