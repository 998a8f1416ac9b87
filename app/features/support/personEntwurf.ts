import { PERSON_FRAGEN } from "~/domain/benutzer/personFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";

/** What a step about a person asks, by the names of its fields. */
export const PERSON_AKTION_LABELS: Readonly<Record<string, string>> = {
  email: PERSON_FRAGEN.email,
  wiederholung: PERSON_FRAGEN.wiederholung,
  grund: PERSON_FRAGEN.grund,
};

/** What is typed about a step as the vault, the question before leaving and the review know it. */
export const entwurfVonAktion = (uuid: string, art: string): Entwurf =>
  toEntwurf({
    wo: { antrag: `person-${art}`, vorhaben: uuid },
    revision: 0,
    basis: { grund: "", ...(art === "adresse" ? { email: "", wiederholung: "" } : {}) },
    labels: PERSON_AKTION_LABELS,
  });
