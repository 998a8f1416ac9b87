import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The readings as a list. */
export const LESEZUGRIFF_LISTE = toListe({
  tabelle: "lesezugriffe",
  adresse: href("lesezugriffeView"),
  suche: {
    label: "Lesezugriffe durchsuchen und filtern",
    hinweis: "Name, E-Mail-Adresse, Unternehmen, Antragsnummer oder Art",
  },
  ohneSortierung: "Neueste zuerst",
  spaltenHinweis: "Mindestens eine.",
});
