import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the people of all companies. */
export const PERSONEN_LISTE = toListe({
  tabelle: "personen",
  adresse: href("supportBenutzerverwaltung"),
  suche: {
    label: "Personen suchen und filtern",
    hinweis: "Name, E-Mail-Adresse, Unternehmen oder ganze Antragsnummer",
  },
  ohneSortierung: "Name",
  spaltenHinweis: "Mindestens eine.",
});
