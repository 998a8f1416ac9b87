import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the staff. */
export const STAB_LISTE = toListe({
  tabelle: "stab",
  adresse: href("adminBenutzerverwaltung"),
  suche: { label: "Mitarbeiter suchen und filtern", hinweis: "Name oder E-Mail-Adresse" },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
});
