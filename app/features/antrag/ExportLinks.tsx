import { Form } from "@remix-run/react";
import type { FormularSchutz } from "~/contract/antrag/formAntwort";
import { EXPORT_DIREKT_HOECHSTENS, EXPORT_FORMATE, exportFormate } from "~/domain/tabelle/exportDatei";
import { formatAnsicht, onSeite, type TabellenAnsicht } from "~/domain/tabelle/tabellenAnsicht";
import { FormularFelder } from "~/features/formular";
import { href } from "~/routing/href";
import { Button, HiddenField, Inline, LinkButton, Text, TextLink } from "~/ui";

type ExportLinksProps = {
  ansicht: TabellenAnsicht;
  total: number;
  hatMehr: boolean;
  wahl: { isStab: boolean };
  brauchtZweck: boolean;
  formular: FormularSchutz;
};

/**
 * The list as a file, with the filters, the order and the columns that it has on the page: at once, or prepared where
 * it is long. Staff order every file, and everybody one that names people, so that it is on record who took which for
 * what.
 *
 * @spec Issue 18 §5: who exported what; columns with personal data need a purpose
 */
export function ExportLinks({ ansicht, total, hatMehr, wahl, brauchtZweck, formular }: ExportLinksProps) {
  const query = formatAnsicht(onSeite(ansicht, 1)).toString();
  if (wahl.isStab || brauchtZweck) return <ExportMitZweck query={query} />;
  if (hatMehr || total > EXPORT_DIREKT_HOECHSTENS) return <ExportBestellen query={query} formular={formular} />;
  const zu = (pfad: string): string => (query === "" ? pfad : `${pfad}?${query}`);
  return (
    <Inline gap="m" justify="between">
      <Text tone="muted">
        Export: alle Treffer in diesen Spalten.{" "}
        <TextLink href={href("exportMainView", {}, { fall: "ANTRAEGE", ansicht: query })}>Weitere Exporte</TextLink>
      </Text>
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

function ExportMitZweck({ query }: { query: string }) {
  return (
    <Inline gap="m" justify="between">
      <Text tone="muted">Export: alle Treffer. Wer was wofür exportiert, wird festgehalten.</Text>
      <LinkButton
        variant="quiet"
        icon="herunterladen"
        href={href("exportMainView", {}, { fall: "ANTRAEGE", ansicht: query })}
      >
        Export vorbereiten
      </LinkButton>
    </Inline>
  );
}

function ExportBestellen({ query, formular }: { query: string; formular: FormularSchutz }) {
  return (
    <Form method="post" action={href("exportMainView", {}, { fall: "ANTRAEGE", ansicht: query })}>
      <FormularFelder formular={formular} />
      <HiddenField name="ansicht" value={query} />
      <Inline gap="m" justify="between">
        <Text tone="muted">
          Export: alle Treffer in diesen Spalten. Die Datei wird im Hintergrund vorbereitet und liegt dann bei den{" "}
          <TextLink href={href("exportMainView")}>vorbereiteten Exporten</TextLink>.
        </Text>
        <Inline gap="s">
          {exportFormate.map((format) => (
            <Button key={format} variant="quiet" icon="herunterladen" name="format" value={format}>
              Export vorbereiten ({EXPORT_FORMATE[format].label})
            </Button>
          ))}
        </Inline>
      </Inline>
    </Form>
  );
}
