import type { Recht } from "./systemrollenRechte";

/**
 * The editors of staff whose forms are kept when they come too late: what such a form is called in lists, and the right
 * without which nobody can keep one or look at it.
 */
export const STABSFORMULARE = {
  HILFETEXT: { titel: "Hilfetext", recht: "hilfetexteBearbeiten" },
  FAQ_EINTRAG: { titel: "FAQ-Eintrag", recht: "faqBearbeiten" },
  SYSTEMNACHRICHT: { titel: "Systemnachricht", recht: "systemnachrichtenSenden" },
  WARTUNGSFENSTER: { titel: "Geplante Wartung", recht: "wartungNutzen" },
  FAQ_KATEGORIE: { titel: "Kategorie der FAQ", recht: "faqBearbeiten" },
  PERSON_AKTION: { titel: "Schritt zu einer Person", recht: "unternehmensbenutzerSperren" },
  STAB_ZUGANG: { titel: "Zugang eines Kontos", recht: "stabVerwalten" },
} as const satisfies { [art: string]: { titel: string; recht: Recht } };

export type Stabsformular = keyof typeof STABSFORMULARE;

export const stabsformulare = Object.keys(STABSFORMULARE) as Stabsformular[];

/** Does this name an editor of staff? */
export const isStabsformular = (art: string): art is Stabsformular => stabsformulare.some((eine) => eine === art);
