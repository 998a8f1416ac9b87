import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The readings as a list. */
export const LESEZUGRIFF_LISTE: Liste = {
  tabelle: "lesezugriffe",
  adresse: href("lesezugriffeView"),
  schlicht: "",
  zuruecksetzen: href("lesezugriffeView"),
  suche: {
    label: "Lesezugriffe durchsuchen und filtern",
    hinweis: "Name, E-Mail-Adresse, Unternehmen, Antragsnummer oder Art",
  },
  ohneSortierung: "Neueste zuerst",
  spaltenHinweis: "Mindestens eine.",
};
