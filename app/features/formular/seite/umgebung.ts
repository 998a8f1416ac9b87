import type { Eingaben } from "~/contract/antrag/formAntwort";
import type { HelpButtonProps, HelpTarget } from "~/ui";
import type { Meldungen } from "../speichern/meldungen";
import type { FormularDaten } from "./formularDaten";
import type { VorhabenWerte } from "./platz";

/** What every part of the open form needs. */
export type Umgebung = {
  daten: FormularDaten;
  /** The whole Vorhaben with what is typed now. */
  wurzel: VorhabenWerte;
  /** What was typed; null while nothing was. */
  eingaben: Eingaben | null;
  meldungen: Meldungen;
  /** Nobody can change anything here: wrong status or no right. */
  isReadOnly: boolean;
  /** Has the user locked the control of this name against slips of the hand? */
  isGesperrt: (name: string) => boolean;
  /** How often a control has appeared anew because it was stored otherwise than sent, by name. */
  fassungen: Readonly<Record<string, number>>;
  /** Where the "?" for a field leads; null: it has none. */
  hilfeZiel: (feld: string) => HelpTarget | null;
  /** Called when the user changes a control. */
  onEdit: (name: string) => void;
  /** Submits the form as the button with this `intent` would; needs scripts. */
  send: (intent: string) => void;
};

/** The "?" of a question; undefined where it has none. */
export function hilfeVon(
  { hilfeZiel }: Pick<Umgebung, "hilfeZiel">,
  { help, key, label }: { help?: string; key: string; label: string },
): HelpButtonProps | undefined {
  const ziel = hilfeZiel(help ?? key);
  return ziel === null ? undefined : { ...ziel, label };
}
