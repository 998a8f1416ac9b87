import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the Wirtschaftsjahre. */
export const JAHRE_LISTE: Liste = {
  tabelle: "wirtschaftsjahre",
  adresse: href("unternehmenWirtschaftsjahr"),
  schlicht: "",
  zuruecksetzen: href("unternehmenWirtschaftsjahr"),
  suche: { label: "Wirtschaftsjahre suchen und filtern", hinweis: "Wirtschaftsjahr, Ebene oder Art der Werte" },
  ohneSortierung: "neueste zuerst",
  spaltenHinweis: "Mindestens eine.",
};
