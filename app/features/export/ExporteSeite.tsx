import type { FormAntwort, FormularSchutz } from "~/contract/antrag/formAntwort";
import { EXPORT_STUNDEN, isExportOffen } from "~/domain/tabelle/exportDatei";
import { Fehlermeldung } from "~/features/anmeldung";
import { useNachfragen } from "~/features/nachfragen";
import { href } from "~/routing/href";
import { Card, Heading, Inline, LinkButton, Notice, PageHeader, Stack, Text, useHydrated } from "~/ui";
import { EXPORT_FELDER } from "./exportAbsichten";
import { ExportEintrag } from "./ExportEintrag";
import { ExportFormular } from "./ExportFormular";
import { Konfigurationen } from "./Konfigurationen";
import type { ExporteDaten } from "./loadExporte";
import { Nachweise } from "./Nachweise";

type ExporteSeiteProps = { daten: ExporteDaten; formular: FormularSchutz; antwort: FormAntwort | undefined };

const VON_SELBST = "Sie können weiterarbeiten. Der Download beginnt von selbst, sobald die Datei fertig ist.";
const VON_HAND = "Sie können weiterarbeiten und hier nachsehen, ob die Datei fertig ist.";

/** Choose what to export, and find what was exported. */
export function ExporteSeite({ daten, formular, antwort }: ExporteSeiteProps) {
  const { faelle, formular: fall, konfigurationen, nachweise } = daten;
  return (
    <Stack gap="l">
      <PageHeader
        title="Exporte"
        lead={`Dateien werden im Hintergrund vorbereitet. Fertige liegen ${String(EXPORT_STUNDEN)} Stunden lang hier, nur für Sie.`}
      />
      <Fehlermeldung
        problem={antwort?.problem ?? null}
        felder={[...EXPORT_FELDER, ...(fall?.spalten ?? []).map(({ name }) => name)]}
        titel="Der Export wurde nicht bestellt"
      />
      <Stack gap="m">
        <Heading level={2} size="h3">
          Was möchten Sie exportieren?
        </Heading>
        <Inline gap="s">
          {faelle.map(({ href: ziel, label, isGewaehlt }) => (
            <LinkButton key={ziel} variant={isGewaehlt ? "primary" : "secondary"} href={ziel}>
              {label}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
      {fall !== null && <ExportFormular key={fall.fall} daten={fall} formular={formular} antwort={antwort} />}
      {konfigurationen.length > 0 && <Konfigurationen zeilen={konfigurationen} formular={formular} />}
      <Vorbereitete daten={daten} />
      {nachweise !== null && <Nachweise {...nachweise} />}
    </Stack>
  );
}

function Vorbereitete({ daten: { exporte } }: { daten: ExporteDaten }) {
  const isUnterwegs = exporte.some(({ zustand }) => isExportOffen(zustand));
  useNachfragen(isUnterwegs);
  return (
    <Stack gap="m">
      <Heading level={2} size="h3">
        Vorbereitete Exporte
      </Heading>
      {isUnterwegs && <InVorbereitung />}
      {exporte.length === 0 ? (
        <Card>
          <Text>Sie haben keine vorbereiteten Exporte.</Text>
        </Card>
      ) : (
        <Stack as="ul" gap="m">
          {exporte.map((zeile) => (
            <li key={zeile.uuid}>
              <ExportEintrag zeile={zeile} />
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
          <LinkButton variant="secondary" icon="aktualisieren" href={href("exportMainView")}>
            Stand aktualisieren
          </LinkButton>
        </div>
      </Stack>
    </Notice>
  );
}
