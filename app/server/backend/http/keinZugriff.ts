import { Ablehnung } from "../ablehnung";
import type { Person } from "../kontext";

const FUER_STAB =
  "Für diese Aktion fehlt Ihnen die Berechtigung. Bitte wenden Sie sich an eine Person mit der Rolle Administrator.";

/** A refusal in the words for its person: the catalogue sends people to their company, and staff have none. */
export function inWordsFor<T>(person: Pick<Person, "systemRolle"> | null, error: T): T | Ablehnung {
  const isStab = person !== null && person.systemRolle !== "UNTERNEHMENSMITARBEITER";
  if (!isStab || !(error instanceof Ablehnung) || error.code !== "KEIN_ZUGRIFF" || error.userMessage !== undefined)
    return error;
  return new Ablehnung("KEIN_ZUGRIFF", error.errors, FUER_STAB);
}
