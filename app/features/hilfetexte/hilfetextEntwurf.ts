import type { HilfetextMitFassungen } from "~/contract/mitteilung/hilfetextVerwaltung";
import { HILFETEXT_FRAGEN } from "~/domain/hilfe/hilfetextFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";

/** What the form of a text asks, by the names of its fields. */
export const HILFETEXT_LABELS = {
  quelle: HILFETEXT_FRAGEN.quelle,
  index: HILFETEXT_FRAGEN.index,
  isActive: HILFETEXT_FRAGEN.isActive,
};

/** The boxes of the form of a text. */
export const HILFETEXT_KAESTCHEN = ["isActive"];

/** What the form of a text opens with: the draft, or what readers see. A text that is none yet shall be seen. */
export function anfangVon({ offene, fassungen, von }: HilfetextMitFassungen) {
  const { quelle = "", index = von, isActive = true } = offene ?? fassungen[0] ?? {};
  return { quelle, index: String(index), isActive: fassungen[0]?.html === "" ? true : isActive };
}

/** The form of a text as the vault, the question before leaving and the review know it. */
export function entwurfVonHilfetext(text: HilfetextMitFassungen): Entwurf {
  const { quelle, index, isActive } = anfangVon(text);
  return toEntwurf({
    wo: { antrag: "hilfetext", vorhaben: text.uuid },
    revision: text.offene?.revision ?? 0,
    basis: { quelle, index, isActive: isActive ? "true" : "" },
    labels: HILFETEXT_LABELS,
    worte: { isActive: { true: "Zu sehen", "": "Nicht zu sehen" } },
  });
}
