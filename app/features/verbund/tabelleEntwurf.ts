import { VERBUND_FRAGEN } from "~/domain/verbund/verbundFragen";
import { toEntwurf } from "~/features/aufbewahrung";
import type { Entwurf } from "~/features/formular";
import { TABELLE_FELD } from "./einfuegenAbsichten";
import type { VerbundEintrag } from "./loadVerbundZeile";

/** What the form of a pasted table asks. */
export const VERBUND_TABELLE_LABELS = { [TABELLE_FELD]: VERBUND_FRAGEN.tabelle };

/** The form of a pasted table as the vault, the question before leaving and the review know it. */
export const VERBUND_TABELLE_ENTWURF: Entwurf = toEntwurf({
  wo: { antrag: "verbund-tabelle", vorhaben: "neu" },
  revision: 0,
  basis: { [TABELLE_FELD]: "" },
  labels: VERBUND_TABELLE_LABELS,
});

/** What the form of the end of a relation asks. */
export const VERBUND_ENDE_LABELS = { gueltigBis: VERBUND_FRAGEN.gueltigBis };

/** The form of the end of a relation as the review knows it. */
export const entwurfVonEnde = ({ uuid, revision }: Pick<VerbundEintrag, "uuid" | "revision">): Entwurf =>
  toEntwurf({
    wo: { antrag: "verbund-ende", vorhaben: uuid },
    revision,
    basis: { gueltigBis: "" },
    labels: VERBUND_ENDE_LABELS,
  });
