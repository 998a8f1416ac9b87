import { type AntwortSicht, Fehlermeldung, useAntwort } from "~/features/anmeldung";
import { Anwesende } from "~/features/live";
import { WiderstreitMeldung } from "~/features/schriftsatz";
import { href } from "~/routing/href";
import { Container, Notice, PageHeader, Stack, TextLink } from "~/ui";
import { FortListe } from "./FortListe";
import type { RasterDaten } from "./loadRaster";
import type { RasterAntwort } from "./rasterAntwort";
import { rasterLabels } from "./rasterEntwurf";
import { RasterFormular } from "./RasterFormular";
import { rasterHref } from "./rasterOrt";
import { rasterStandVon } from "./rasterStand";
import { useGehalteneTabelle } from "./useGehalteneTabelle";

export type RasterSeiteProps = { daten: RasterDaten; antwort: RasterAntwort | undefined };

/** Why the last sending was not saved: what is wrong, or what somebody else has saved meanwhile. */
function Meldung({ daten, antwort, sicht }: RasterSeiteProps & { sicht: AntwortSicht }) {
  if (antwort?.konflikt != null) return <WiderstreitMeldung key={sicht.versuch} felder={antwort.konflikt.felder} />;
  const stand = rasterStandVon(daten, sicht.eingaben ?? {}, []);
  const labels = stand === null ? {} : rasterLabels(stand);
  return <Fehlermeldung key={sicht.versuch} problem={sicht.problem} felder={Object.keys(labels)} labels={labels} />;
}

const BLEIBT =
  "Was Sie getippt haben, bleibt hier stehen. Mit „Speichern“ bewahrt das Portal es für Sie auf: Sie können es dann nachlesen und kopieren.";

function pfadVon({ ort, antragTitel, tabLabel, zurueck, fort }: RasterDaten) {
  const [antraege, hier] = [{ label: "Anträge", href: href("antraege") }, { label: "Als Tabelle bearbeiten" }];
  if (fort === "ANTRAG") return [antraege, hier];
  const antrag = { label: antragTitel, href: href("antragStartseite", { uuid: ort.antragUuid }) };
  return [antraege, antrag, { label: tabLabel, href: zurueck }, hier];
}

/** A table of the form as a whole: every row and every answer in its cell, saved with one button. */
export function RasterSeite({ daten: neueste, antwort }: RasterSeiteProps) {
  const { daten, isGetippt, setGetippt, inzwischen } = useGehalteneTabelle(neueste);
  const { ort, tabellenLabel, vorhaben, zurueck, sperre, fort, revision } = daten;
  const sicht = useAntwort(antwort);
  return (
    <Container>
      <PageHeader title={`${tabellenLabel} als Tabelle bearbeiten`} lead={vorhaben} breadcrumbs={pfadVon(daten)} />
      {fort !== "ANTRAG" && (
        <Anwesende ressource={{ name: "antrag", id: ort.antragUuid }} stand={neueste} isDirty={isGetippt} isFormular />
      )}
      <Stack gap="l">
        <Meldung daten={daten} antwort={antwort} sicht={sicht} />
        {sperre !== null && (
          <Notice tone="warning">
            {sperre}{" "}
            <TextLink href={zurueck}>{fort === "ANTRAG" ? "Zu Ihren Anträgen" : "Zurück zum Formular"}</TextLink>
          </Notice>
        )}
        {inzwischen !== null && (
          <Notice tone="warning" role="status">
            {`${inzwischen} ${BLEIBT}`}
          </Notice>
        )}
        {fort !== null ? (
          <FortListe daten={daten} eingaben={sicht.eingaben ?? {}} />
        ) : (
          <RasterFormular
            key={`${rasterHref(ort)} ${String(revision)}`}
            daten={daten}
            antwort={antwort}
            sicht={sicht}
            onGetippt={setGetippt}
          />
        )}
      </Stack>
    </Container>
  );
}
