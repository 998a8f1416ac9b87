import type { Person, SystemRolle } from "./rollen";
import { can, type Recht } from "./systemrollenRechte";

/**
 * The editors of staff whose forms are kept when they come too late: what such a form is called in lists, and the right
 * without which nobody can keep one or look at it.
 */
export const STABSFORMULARE = {
  HILFETEXT: { titel: "Hilfetext", recht: "hilfetexteBearbeiten" },
  FAQ_EINTRAG: { titel: "FAQ-Eintrag", recht: "faqBearbeiten" },
  SYSTEMNACHRICHT: { titel: "Systemnachricht", recht: "systemnachrichtenSenden" },
  WARTUNGSFENSTER: { titel: "Geplante Wartung", recht: "wartungNutzen" },
} as const satisfies { [art: string]: { titel: string; recht: Recht } };

export type Stabsformular = keyof typeof STABSFORMULARE;

const ARTEN = Object.keys(STABSFORMULARE) as Stabsformular[];

/** Does this name an editor of staff? */
export const isStabsformular = (art: string): art is Stabsformular => ARTEN.some((eine) => eine === art);

/**
 * The editors that a person may use in the role that is chosen; none for people of companies.
 *
 * @assumed The specification does not say whose a kept form of staff is: of its person, in every role with the right.
 */
export const listStabsformulare = (person: Person): Stabsformular[] =>
  ARTEN.filter((art) => can(STABSFORMULARE[art].recht, person));

/** Can a form be kept for this person, for the chosen company or by the right of the chosen role? */
export const hasAufbewahrung = ({
  unternehmenUuid,
  systemRolleSet,
}: {
  unternehmenUuid: string | null;
  systemRolleSet: SystemRolle | null;
}): boolean =>
  unternehmenUuid !== null ||
  (systemRolleSet !== null && listStabsformulare({ systemRolle: systemRolleSet, unternehmenRolle: null }).length > 0);
