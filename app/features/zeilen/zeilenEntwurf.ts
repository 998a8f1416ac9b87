import { ANTRAG_FRAGEN } from "~/domain/antrag/antragFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import type { ZeilenOrt } from "./zeilenOrt";

/** The field of the pasted rows. */
export const ZEILEN_FELD = "zeilentext";

/** The hidden field that says which text was previewed. */
export const GESEHEN_FELD = "gesehen";

/** What the form of pasted rows asks. */
export const ZEILEN_LABELS = { [ZEILEN_FELD]: ANTRAG_FRAGEN.zeilen };

/** The form of pasted rows as the vault, the question before leaving and the review know it. */
export const entwurfVonZeilen = ({ vorhabenUuid, tabelle }: ZeilenOrt): Entwurf =>
  toEntwurf({
    wo: { antrag: `zeilen-${tabelle}`, vorhaben: vorhabenUuid },
    revision: 0,
    basis: { [ZEILEN_FELD]: "" },
    labels: ZEILEN_LABELS,
  });
