import type { FormularHinweise } from "~/contract/portal/hinweisDaten";
import { Card, RequiredHint, Stack } from "~/ui";
import { Felder } from "../felder/Felder";
import { feldVon } from "../felder/labelVon";
import { useWunschFeld } from "./useWunschFeld";
import { isLockedInMuster, type Muster, toMusterDaten, withGefragtem } from "./musterDaten";
import { bereichVon, felderVon, openPlatz } from "./platz";
import { SpeicherLeiste, type Speicherstand } from "./SpeicherLeiste";
import type { Umgebung } from "./umgebung";

type MusterFormularProps = Muster & {
  /** The key of the help text that is looked at: its question is shown in any case. Null: none, a hint is. */
  hilfe: string | null;
  hilfeZiel: Umgebung["hilfeZiel"];
  /** Hints of this form, which are shown then, with the buttons beside which one stands. */
  hinweise?: FormularHinweise;
};

const KEINE_MELDUNGEN: Umgebung["meldungen"] = {
  fehler: new Map(),
  warnungen: new Map(),
  notices: new Map(),
  allgemein: { fehler: [], warnungen: [] },
  userMessage: null,
};

const UNBERUEHRT: Speicherstand = { unterwegs: null, hasKonflikt: false, isAbgelehnt: false, aenderungen: 0 };

/**
 * A tab of the form of an Antrag, or a row of one of its tables, with the very controls that everybody fills in: empty,
 * locked, and of nobody. It is no form, so nothing can be sent from it.
 */
export function MusterFormular({ hilfe, hilfeZiel, hinweise, ...muster }: MusterFormularProps) {
  const daten = { ...toMusterDaten(muster), hinweise };
  const platz = openPlatz(daten.ort, daten.werte);
  const bereich = bereichVon(platz, daten.werte, daten.kontext);
  const { tab, zeile } = platz;
  useWunschFeld(daten.wunsch.feld);
  const umgebung: Umgebung = {
    daten,
    wurzel: daten.werte,
    eingaben: null,
    meldungen: KEINE_MELDUNGEN,
    isReadOnly: true,
    isGesperrt: (name) => isLockedInMuster(feldVon(daten.ort, name)?.kind),
    fassungen: {},
    hilfeZiel,
    onEdit: () => undefined,
    send: () => undefined,
  };
  return (
    <Card title={zeile === null ? tab.label : `${tab.label}: ${zeile.entity.label}`}>
      <Stack gap="l">
        {hinweise !== undefined && <RequiredHint html={hinweise.pflichtfelder} />}
        <Felder
          felder={hilfe === null ? felderVon(platz) : withGefragtem(felderVon(platz), hilfe)}
          bereich={bereich}
          umgebung={umgebung}
        />
        {hinweise !== undefined && (
          <fieldset disabled aria-label="Speichern">
            <SpeicherLeiste daten={daten} tresor="zu" {...UNBERUEHRT} />
          </fieldset>
        )}
      </Stack>
    </Card>
  );
}
