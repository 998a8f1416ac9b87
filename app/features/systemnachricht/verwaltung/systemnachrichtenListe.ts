import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the announcements. */
export const SYSTEMNACHRICHTEN_LISTE = toListe({
  tabelle: "systemnachrichten",
  adresse: href("systemNachrichtenView"),
  suche: { label: "Systemnachrichten suchen und filtern", hinweis: "Titel oder Text" },
  ohneSortierung: "Aktive zuerst",
  spaltenHinweis: "Mindestens eine.",
});
