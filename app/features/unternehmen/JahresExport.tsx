import { href } from "~/routing/href";
import { Inline, LinkButton, Text } from "~/ui";

/** The Wirtschaftsjahre as a file, with every question. */
export function JahresExport() {
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
