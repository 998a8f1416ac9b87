import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the users of a company. */
export const BENUTZER_LISTE: Liste = {
  tabelle: "benutzer",
  adresse: href("benutzerverwaltung"),
  schlicht: "",
  zuruecksetzen: href("benutzerverwaltung"),
  suche: { label: "Benutzer suchen und filtern", hinweis: "Name oder E-Mail-Adresse" },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
};
