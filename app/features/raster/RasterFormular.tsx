import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useState } from "react";
import { MAX_ZEILEN } from "~/domain/antrag/formular/zeilenGrenzen";
import type { AntwortSicht } from "~/features/anmeldung";
import { AufbewahrtesFormular, WEITERSCHREIBEN } from "~/features/aufbewahrung";
import { StandardKnopf } from "~/features/formular";
import { WiderstreitHinweis } from "~/features/schriftsatz";
import { newUuid } from "~/lib/uuid";
import { ActionBar, Button, HiddenField, LinkButton, RequiredHint, SAVE_KEY, useHydrated } from "~/ui";
import { createHilfeVon } from "./hilfeVon";
import { JahreRaster } from "./JahreRaster";
import type { RasterDaten } from "./loadRaster";
import type { RasterAntwort } from "./rasterAntwort";
import { entwurfVonRaster } from "./rasterEntwurf";
import { rasterHref } from "./rasterOrt";
import { rasterStandMit, rasterStandVon } from "./rasterStand";
import { ZeilenRaster } from "./ZeilenRaster";

type RasterFormularProps = {
  daten: RasterDaten;
  antwort: RasterAntwort | undefined;
  sicht: AntwortSicht;
  /** Says whether anything is typed, or was put back, that is not stored. */
  onGetippt: (isGetippt: boolean) => void;
};

const NICHTS = {};

/** The form around the table: what it is based on, what is to be decided, and its buttons. */
export function RasterFormular({ daten, antwort, sicht, onGetippt }: RasterFormularProps) {
  const { ort, sperre, aufbewahrung, formular, revision, zurueck } = daten;
  const gespeichert = useMemo(() => rasterStandVon(daten, NICHTS, []), [daten]);
  const hier = rasterHref(ort);
  const konflikt = antwort?.konflikt ?? null;
  if (gespeichert === null) return null;
  return (
    <AufbewahrtesFormular
      hier={hier}
      entwurf={entwurfVonRaster(daten, gespeichert)}
      aufbewahrung={aufbewahrung}
      formular={formular}
      antwort={sicht}
      speichern="speichern"
    >
      {(getippt) => (
        <>
          <StandardKnopf name="absicht" />
          <HiddenField name="revision" value={sicht.text("revision", String(revision))} />
          {konflikt !== null && (
            <WiderstreitHinweis key={sicht.versuch} gesehen={konflikt.gesehen} felder={konflikt.felder} hier={hier} />
          )}
          <RequiredHint />
          <Raster daten={daten} sicht={getippt} onGetippt={onGetippt} />
          {sperre === null && <Knoepfe zurueck={zurueck} />}
        </>
      )}
    </AufbewahrtesFormular>
  );
}

type RasterProps = { daten: RasterDaten; sicht: AntwortSicht } & Pick<RasterFormularProps, "onGetippt">;

function Raster({ daten, sicht, onGetippt }: RasterProps) {
  const { zeilenStates, hinweise, sperre } = daten;
  const hilfeVon = createHilfeVon(rasterHref(daten.ort), useLocation().search);
  const [neue, setNeue] = useState<readonly string[]>([]);
  const { eingaben } = sicht;
  const stand = useMemo(() => rasterStandMit(daten, eingaben ?? NICHTS, neue), [daten, eingaben, neue]);
  const isGetippt = eingaben !== null;
  useEffect(() => onGetippt(isGetippt), [isGetippt, onGetippt]);
  if (stand === null) return null;
  const getippt = sperre === null ? sicht : null;
  if (stand.tabelle.rows === "fest")
    return <JahreRaster stand={stand} sicht={getippt} hinweise={hinweise} hilfeVon={hilfeVon} />;
  const isVoll = stand.zeilen.length >= MAX_ZEILEN;
  const onNeu = () => setNeue((bisher) => [...bisher, newUuid()]);
  return (
    <ZeilenRaster
      stand={stand}
      sicht={getippt}
      states={zeilenStates}
      hinweise={hinweise}
      hilfeVon={hilfeVon}
      onNeu={isVoll || getippt === null ? null : onNeu}
    />
  );
}

/** With scripts totals and questions follow what is typed, and there is nothing to press for them. */
function Knoepfe({ zurueck }: { zurueck: string }) {
  const isHydrated = useHydrated();
  return (
    <ActionBar>
      <Button {...SAVE_KEY} name="absicht" value="speichern" icon="speichern">
        Speichern
      </Button>
      <Button name="absicht" value="zurueck" variant="secondary">
        Speichern & zum Reiter
      </Button>
      <LinkButton variant="quiet" href={zurueck}>
        Zum Reiter, ohne zu speichern
      </LinkButton>
      {!isHydrated && (
        <Button name="absicht" value={WEITERSCHREIBEN} variant="secondary">
          Tabelle aktualisieren
        </Button>
      )}
    </ActionBar>
  );
}
