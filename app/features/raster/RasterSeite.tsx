import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { WiderstreitMeldung } from "~/features/schriftsatz";
import { href } from "~/routing/href";
import { Container, Notice, PageHeader, Stack, TextLink } from "~/ui";
import { FortListe } from "./FortListe";
import type { RasterDaten } from "./loadRaster";
import type { RasterAntwort } from "./rasterAntwort";
import { rasterLabels } from "./rasterEntwurf";
import { RasterFormular } from "./RasterFormular";
import { rasterStandVon } from "./rasterStand";

export type RasterSeiteProps = { daten: RasterDaten; antwort: RasterAntwort | undefined };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ daten, antwort, sicht }: RasterSeiteProps & { sicht: AntwortSicht }) {
  if (antwort?.konflikt != null) return <WiderstreitMeldung key={sicht.versuch} felder={antwort.konflikt.felder} />;
  const stand = rasterStandVon(daten, sicht.eingaben ?? {}, []);
  const labels = stand === null ? {} : rasterLabels(stand);
  return <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={Object.keys(labels)} labels={labels} />;
}

/** A table of the form as a whole: every row and every answer in its cell, saved with one button. */
export function RasterSeite({ daten, antwort }: RasterSeiteProps) {
  const { ort, antragTitel, tabLabel, tabellenLabel, vorhaben, zurueck, sperre, isFort } = daten;
  const sicht = useAntwort(antwort);
  return (
    <Container>
      <PageHeader
        title={`${tabellenLabel} als Tabelle bearbeiten`}
        lead={vorhaben}
        breadcrumbs={[
          { label: "Anträge", href: href("antraege") },
          { label: antragTitel, href: href("antragStartseite", { uuid: ort.antragUuid }) },
          { label: tabLabel, href: zurueck },
          { label: "Als Tabelle bearbeiten" },
        ]}
      />
      <Stack gap="l">
        <Meldung daten={daten} antwort={antwort} sicht={sicht} />
        {sperre !== null && (
          <Notice tone="warning">
            {sperre} <TextLink href={zurueck}>Zurück zum Formular</TextLink>
          </Notice>
        )}
        {isFort ? (
          <FortListe daten={daten} eingaben={sicht.eingaben ?? {}} />
        ) : (
          <RasterFormular daten={daten} antwort={antwort} sicht={sicht} />
        )}
      </Stack>
    </Container>
  );
}
