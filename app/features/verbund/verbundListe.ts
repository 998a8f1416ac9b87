import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the affiliated companies. */
export const VERBUND_LISTE: Liste = {
  tabelle: "verbund",
  adresse: href("verbundeneUnternehmen"),
  schlicht: "",
  zuruecksetzen: href("verbundeneUnternehmen"),
  suche: { label: "Verbundene Unternehmen suchen und filtern", hinweis: "Name oder Steuernummer" },
  ohneSortierung: "wie eingetragen",
  spaltenHinweis: "Mindestens eine.",
};
