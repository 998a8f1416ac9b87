import type { FormularHinweise } from "~/contract/portal/hinweisDaten";
import { relevantFields } from "~/formkit/relevance";
import { Card, RequiredHint, Stack } from "~/ui";
import { Felder } from "../felder/Felder";
import { feldVon } from "../felder/labelVon";
import { useWunschFeld } from "./useWunschFeld";
import { isLockedInMuster, type Muster, toMusterDaten, umfeldVon, withGefragtem } from "./musterDaten";
import { bereichVon, felderVon, openPlatz } from "./platz";
import { SpeicherLeiste, type Speicherstand } from "./SpeicherLeiste";
import type { Umgebung } from "./umgebung";

type MusterFormularProps = Muster & {
  /** The key of the help text that is looked at: its question is shown in any case. Null: none, a hint is. */
  hilfe: string | null;
  hilfeZiel: Umgebung["hilfeZiel"];
  /** Only the question with its neighbours, and the focus stays where it is: the sample stands beside something. */
  isDaneben?: boolean | undefined;
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
export function MusterFormular({ hilfe, hilfeZiel, hinweise, isDaneben = false, ...muster }: MusterFormularProps) {
  const leere = toMusterDaten(muster);
  const daten = { ...leere, hinweise, wunsch: isDaneben ? { ...leere.wunsch, feld: null } : leere.wunsch };
  const platz = openPlatz(daten.ort, daten.werte);
  const bereich = bereichVon(platz, daten.werte, daten.kontext);
  const { tab, zeile } = platz;
  useWunschFeld(daten.wunsch.feld);
  const alle = hilfe === null ? felderVon(platz) : withGefragtem(felderVon(platz), hilfe);
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
          felder={isDaneben ? umfeldVon(relevantFields(alle, bereich), hilfe) : alle}
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
