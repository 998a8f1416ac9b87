import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { EXPORT_STUNDEN, isExportOffen } from "~/domain/tabelle/exportDatei";
import { href } from "~/routing/href";
import { Card, ErrorSummary, LinkButton, Notice, PageHeader, Stack, Text, TextLink, useHydrated } from "~/ui";
import { ExportEintrag } from "./ExportEintrag";
import type { ExportZeile } from "./loadExporte";

type ExporteSeiteProps = {
  exporte: readonly ExportZeile[];
  formular: FormularSchutz;
  antwort: FormAntwort | undefined;
};

const VON_SELBST = "Sie können weiterarbeiten. Der Download beginnt von selbst, sobald die Datei fertig ist.";
const VON_HAND = "Sie können weiterarbeiten und hier nachsehen, ob die Datei fertig ist.";

const isOffen = ({ zustand }: ExportZeile): boolean => isExportOffen(zustand);

/** The files of the list that the person has ordered: how far they are, and where they can be had. */
export function ExporteSeite({ exporte, formular, antwort }: ExporteSeiteProps) {
  return (
    <Stack gap="l">
      <PageHeader
        title="Vorbereitete Exporte"
        lead={`Lange Listen werden im Hintergrund als Datei vorbereitet. Fertige Dateien liegen ${String(EXPORT_STUNDEN)} Stunden lang hier, nur für Sie.`}
        breadcrumbs={[{ label: "Anträge", href: href("antraege") }, { label: "Vorbereitete Exporte" }]}
      />
      {antwort !== undefined && (
        <ErrorSummary
          title="Der Export wurde nicht bestellt"
          items={[{ href: "#inhalt", message: antwort.problem.userMessage }]}
        />
      )}
      {exporte.some(isOffen) && <InVorbereitung />}
      {exporte.length === 0 ? (
        <Card>
          <Text>
            Sie haben keine vorbereiteten Exporte. Unter der Liste der{" "}
            <TextLink href={href("antraege")}>Anträge</TextLink> können Sie eine Datei bestellen.
          </Text>
        </Card>
      ) : (
        <Stack as="ul" gap="m">
          {exporte.map((zeile) => (
            <li key={zeile.uuid}>
              <ExportEintrag zeile={zeile} formular={formular} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function InVorbereitung() {
  const isHydrated = useHydrated();
  return (
    <Notice tone="info" title="Ein Export wird vorbereitet">
      <Stack gap="s">
        <Text>{isHydrated ? VON_SELBST : VON_HAND}</Text>
        <div>
          <LinkButton variant="secondary" icon="aktualisieren" href={href("antragExporte")}>
            Stand aktualisieren
          </LinkButton>
        </div>
      </Stack>
    </Notice>
  );
}
