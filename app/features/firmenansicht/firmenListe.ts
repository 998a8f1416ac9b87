import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the companies that staff look at. */
export const FIRMEN_LISTE: Liste = {
  tabelle: "firmen",
  adresse: href("supportUnternehmen"),
  schlicht: "",
  zuruecksetzen: href("supportUnternehmen"),
  suche: { label: "Unternehmen suchen und filtern", hinweis: "Name, Ort oder Steuernummer" },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
};
