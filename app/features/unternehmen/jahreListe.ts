import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the Wirtschaftsjahre. */
export const JAHRE_LISTE = toListe({
  tabelle: "wirtschaftsjahre",
  adresse: href("unternehmenWirtschaftsjahr"),
  suche: { label: "Wirtschaftsjahre suchen und filtern", hinweis: "Wirtschaftsjahr, Ebene oder Art der Werte" },
  ohneSortierung: "neueste zuerst",
  spaltenHinweis: "Mindestens eine.",
});
