import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of Anträge. */
export const ANTRAEGE_LISTE = toListe({
  tabelle: "antraege",
  adresse: href("antraege"),
  suche: { label: "Anträge suchen und filtern", hinweis: "Antragsnummer, Bezeichnung oder Titel eines Vorhabens" },
  ohneSortierung: "Zuletzt geändert zuerst",
  spaltenHinweis: "Mindestens eine. Die erste führt zum Antrag.",
});
