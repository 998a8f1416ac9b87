import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The list of the figures for the KMU status. */
export const KMU_ZAHLEN_LISTE = toListe({
  tabelle: "kmuZahlen",
  adresse: href("unternehmenKmuZahlen"),
  suche: { label: "Zahlen für den KMU-Status suchen und filtern", hinweis: "Unternehmen oder Wirtschaftsjahr" },
  ohneSortierung: "wie die verbundenen Unternehmen",
  spaltenHinweis: "Mindestens eine.",
});
