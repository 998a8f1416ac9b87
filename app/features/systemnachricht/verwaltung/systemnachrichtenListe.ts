import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the announcements. */
export const SYSTEMNACHRICHTEN_LISTE: Liste = {
  tabelle: "systemnachrichten",
  adresse: href("systemNachrichtenView"),
  schlicht: "",
  zuruecksetzen: href("systemNachrichtenView"),
  suche: { label: "Systemnachrichten suchen und filtern", hinweis: "Titel oder Text" },
  ohneSortierung: "Aktive zuerst",
  spaltenHinweis: "Mindestens eine.",
};
