import type { HilfeBereichDaten } from "~/contract/portal/hilfeDaten";
import { type Gelesen, nur, NICHT_ERREICHBAR } from "./gelesen";
import { chooseText, fetchTexte } from "./hilfetextWahl";

type Stelle = { bereich: string; search: string; signal: AbortSignal };

/** Finds the text of a field, or null where somebody asked for another text meanwhile, or for none. */
export type Textsuche = (feld: string | null, isFrage: boolean) => Promise<Gelesen | null>;

const KEIN_TEXT = "<p>Zu dieser Stelle gibt es keinen Hilfetext.</p>";

/** Texts of the area are fetched with the first question and kept. */
export function createTextsuche({ bereich, search, signal }: Stelle): Textsuche {
  let texte: Promise<HilfeBereichDaten> | null = null;
  let letzte = 0;
  const loadTexte = (): Promise<HilfeBereichDaten> => {
    texte ??= fetchTexte(bereich).catch((error: unknown) => {
      texte = null;
      throw error;
    });
    return texte;
  };
  return async (feld, isFrage) => {
    const nummer = (letzte += 1);
    const isUeberholt = (): boolean => nummer !== letzte || signal.aborted;
    try {
      const gewaehlt = chooseText(await loadTexte(), bereich, { feld, search });
      return isUeberholt() ? null : (gewaehlt ?? (isFrage ? nur(KEIN_TEXT) : null));
    } catch {
      return isUeberholt() || !isFrage ? null : nur(NICHT_ERREICHBAR);
    }
  };
}
