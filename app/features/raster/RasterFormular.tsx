import { useMemo, useState } from "react";
import { MAX_ZEILEN } from "~/domain/antrag/formular/zeilenGrenzen";
import { type AntwortSicht, useGesehen } from "~/features/anmeldung";
import { AufbewahrtesFormular, WEITERSCHREIBEN } from "~/features/aufbewahrung";
import { StandardKnopf } from "~/features/formular";
import { WiderstreitHinweis } from "~/features/schriftsatz";
import { newUuid } from "~/lib/uuid";
import { ActionBar, Button, HiddenField, LinkButton, RequiredHint, SAVE_KEY, useHydrated } from "~/ui";
import { JahreRaster } from "./JahreRaster";
import type { RasterDaten } from "./loadRaster";
import type { RasterAntwort } from "./rasterAntwort";
import { entwurfVonRaster } from "./rasterEntwurf";
import { rasterHref } from "./rasterOrt";
import { type RasterStand, rasterStandVon } from "./rasterStand";
import { ZeilenRaster } from "./ZeilenRaster";

type RasterFormularProps = { daten: RasterDaten; antwort: RasterAntwort | undefined; sicht: AntwortSicht };

const NICHTS = {};

/** The form around the table: what it is based on, what is to be decided, and its buttons. */
export function RasterFormular({ daten, antwort, sicht }: RasterFormularProps) {
  const { ort, sperre, aufbewahrung, formular, revision, zurueck } = daten;
  const gespeichert = useMemo(() => rasterStandVon(daten, NICHTS, []), [daten]);
  const gesehen = useGesehen(revision);
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
          <HiddenField name="revision" value={sicht.text("revision", gesehen)} />
          {konflikt !== null && (
            <WiderstreitHinweis key={sicht.versuch} gesehen={konflikt.gesehen} felder={konflikt.felder} hier={hier} />
          )}
          <RequiredHint />
          <Raster daten={daten} sicht={getippt} />
          {sperre === null && <Knoepfe zurueck={zurueck} />}
        </>
      )}
    </AufbewahrtesFormular>
  );
}

/** A table without rows begins with one. */
const startZeilen = ({ lage, zeilen }: RasterStand, ersteZeile: string): string[] =>
  lage.tabelle.rows !== "fest" && zeilen.length === 0 ? [ersteZeile] : [];

function Raster({ daten, sicht }: { daten: RasterDaten; sicht: AntwortSicht }) {
  const { ersteZeile, zeilenStates, hinweise, sperre } = daten;
  const [neue, setNeue] = useState<readonly string[]>([]);
  const { eingaben } = sicht;
  const stand = useMemo(() => {
    const jetzt = rasterStandVon(daten, eingaben ?? NICHTS, neue);
    const mehr = jetzt === null ? [] : startZeilen(jetzt, ersteZeile);
    return mehr.length === 0 ? jetzt : rasterStandVon(daten, eingaben ?? NICHTS, mehr);
  }, [daten, eingaben, neue, ersteZeile]);
  if (stand === null) return null;
  const getippt = sperre === null ? sicht : null;
  if (stand.tabelle.rows === "fest") return <JahreRaster stand={stand} sicht={getippt} hinweise={hinweise} />;
  const isVoll = stand.zeilen.length >= MAX_ZEILEN;
  const onNeu = () => setNeue((bisher) => [...bisher, newUuid()]);
  return (
    <ZeilenRaster
      stand={stand}
      sicht={getippt}
      states={zeilenStates}
      hinweise={hinweise}
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
