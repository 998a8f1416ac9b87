import { STAB_FRAGEN } from "~/domain/benutzer/stabFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";

/** What is asked before an access is closed or opened, by the names of the fields. */
export const STAB_ZUGANG_LABELS: Readonly<Record<string, string>> = { grund: STAB_FRAGEN.grund };

/** The reason as the vault, the question before leaving and the review know it. */
export const entwurfVonZugang = (uuid: string, art: string): Entwurf =>
  toEntwurf({
    wo: { antrag: `stab-${art}`, vorhaben: uuid },
    revision: 0,
    basis: { grund: "" },
    labels: STAB_ZUGANG_LABELS,
  });
