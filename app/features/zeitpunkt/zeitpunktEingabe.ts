import { tagUndZeitVon, zeitpunktAus } from "~/domain/nachricht/zeitEingabe";
import { textVon } from "~/features/anmeldung";

/** The names of the two fields of a moment. */
export const tagFeld = (moment: string): string => `${moment}Tag`;
export const zeitFeld = (moment: string): string => `${moment}Zeit`;

/** What the two fields of a moment open with, by their names; empty for none. */
export function felderVonZeitpunkt(moment: string, wert: string | null): Record<string, string> {
  const { tag, zeit } = tagUndZeitVon(wert);
  return { [tagFeld(moment)]: tag, [zeitFeld(moment)]: zeit };
}

/** What the two fields of a moment are called where they stand apart from it. */
export const zeitpunktLabels = (moment: string, label: string): Record<string, string> => ({
  [tagFeld(moment)]: `${label}, Tag`,
  [zeitFeld(moment)]: `${label}, Uhrzeit`,
});

/** The moment that was typed, without a zone; null for none. What cannot be read goes on as it is. */
export const zeitpunktVon = (formData: FormData, moment: string): string | null =>
  zeitpunktAus({ tag: textVon(formData, tagFeld(moment)), zeit: textVon(formData, zeitFeld(moment)) });
