import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the staff. */
export const STAB_LISTE: Liste = {
  tabelle: "stab",
  adresse: href("adminBenutzerverwaltung"),
  schlicht: "",
  zuruecksetzen: href("adminBenutzerverwaltung"),
  suche: { label: "Mitarbeiter suchen und filtern", hinweis: "Name oder E-Mail-Adresse" },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
};
