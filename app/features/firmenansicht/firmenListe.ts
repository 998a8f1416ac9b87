import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the companies that staff look at. */
export const FIRMEN_LISTE = toListe({
  tabelle: "firmen",
  adresse: href("supportUnternehmen"),
  suche: { label: "Unternehmen suchen und filtern", hinweis: "Name, Ort oder Steuernummer" },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
});
