import { formatAnsicht, LISTE_HOECHSTENS, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { href } from "~/routing/href";
import { Inline, LinkButton, Text } from "~/ui";

/** The list as a file, with the filters, the order and the columns that it has on the page. */
export function ExportLinks({ ansicht }: { ansicht: TabellenAnsicht }) {
  const query = formatAnsicht({ ...ansicht, seite: 1 }).toString();
  const zu = (pfad: string): string => (query === "" ? pfad : `${pfad}?${query}`);
  return (
    <Inline gap="m" justify="between">
      <Text tone="muted">Export: alle Treffer in diesen Spalten, höchstens {LISTE_HOECHSTENS.toLocaleString("de-DE")} Zeilen.</Text>
      <Inline gap="s">
        <LinkButton variant="quiet" icon="herunterladen" href={zu(href("antraegeCsv"))} download>
          Als CSV
        </LinkButton>
        <LinkButton variant="quiet" icon="herunterladen" href={zu(href("antraegeXlsx"))} download>
          Als Excel-Datei
        </LinkButton>
      </Inline>
    </Inline>
  );
}
