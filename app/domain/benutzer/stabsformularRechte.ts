import type { Person, SystemRolle } from "./rollen";
import { STABSFORMULARE, type Stabsformular, stabsformulare } from "./stabsformulare";
import { can } from "./systemrollenRechte";

/**
 * The editors that a person may use in the role that is chosen; none for people of companies.
 *
 * @assumed The specification does not say whose a kept form of staff is: of its person, in every role with the right.
 */
export const listStabsformulare = (person: Person): Stabsformular[] =>
  stabsformulare.filter((art) => can(STABSFORMULARE[art].recht, person));

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
