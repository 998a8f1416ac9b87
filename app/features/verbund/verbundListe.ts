import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the affiliated companies. */
export const VERBUND_LISTE = toListe({
  tabelle: "verbund",
  adresse: href("verbundeneUnternehmen"),
  suche: { label: "Verbundene Unternehmen suchen und filtern", hinweis: "Name oder Steuernummer" },
  ohneSortierung: "wie eingetragen",
  spaltenHinweis: "Mindestens eine.",
});
