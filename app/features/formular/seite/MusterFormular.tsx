import { Card } from "~/ui";
import { Felder } from "../felder/Felder";
import { feldVon } from "../felder/labelVon";
import { useWunschFeld } from "./useWunschFeld";
import { type Muster, toMusterDaten, withGefragtem } from "./musterDaten";
import { bereichVon, felderVon, openPlatz } from "./platz";
import type { Umgebung } from "./umgebung";

type MusterFormularProps = Muster & {
  /** The key of the help text that is looked at: its question is shown in any case. */
  hilfe: string;
  hilfeZiel: Umgebung["hilfeZiel"];
};

const KEINE_MELDUNGEN: Umgebung["meldungen"] = {
  fehler: new Map(),
  warnungen: new Map(),
  notices: new Map(),
  allgemein: { fehler: [], warnungen: [] },
  userMessage: null,
};

/** A locked choice shows its answer only. Here it stays a control: it belongs to no form, so nothing comes of it. */
const CHOICES: readonly string[] = ["choice", "multiChoice", "yesNo", "checkbox"];

/**
 * A tab of the form of an Antrag, or a row of one of its tables, with the very controls that everybody fills in: empty,
 * locked, and of nobody. It is no form, so nothing can be sent from it.
 */
export function MusterFormular({ hilfe, hilfeZiel, ...muster }: MusterFormularProps) {
  const daten = toMusterDaten(muster);
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
    isGesperrt: (name) => !CHOICES.includes(feldVon(daten.ort, name)?.kind ?? ""),
    fassungen: {},
    hilfeZiel,
    onEdit: () => undefined,
    send: () => undefined,
  };
  return (
    <Card title={zeile === null ? tab.label : `${tab.label}: ${zeile.entity.label}`}>
      <Felder felder={withGefragtem(felderVon(platz), hilfe)} bereich={bereich} umgebung={umgebung} />
    </Card>
  );
}
