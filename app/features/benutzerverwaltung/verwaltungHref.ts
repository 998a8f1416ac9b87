import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the users of a company. */
export const BENUTZER_LISTE = toListe({
  tabelle: "benutzer",
  adresse: href("benutzerverwaltung"),
  suche: { label: "Benutzer suchen und filtern", hinweis: "Name oder E-Mail-Adresse" },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
});
