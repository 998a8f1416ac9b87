import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** Says that search, filters and order are to be forgotten. */
export const ZURUECKSETZEN = "zuruecksetzen";

/**
 * The list of Anträge. Its plain view names its page: the bare address stands for the view of the last visit.
 *
 * @spec §3 Filter caches per table
 */
export const ANTRAEGE_LISTE: Liste = {
  tabelle: "antraege",
  adresse: href("antraege"),
  schlicht: "seite=1",
  zuruecksetzen: `${href("antraege")}?${ZURUECKSETZEN}=ja`,
  suche: { label: "Anträge suchen und filtern", hinweis: "Antragsnummer, Bezeichnung oder Titel eines Vorhabens" },
  ohneSortierung: "Zuletzt geändert zuerst",
  spaltenHinweis: "Mindestens eine. Die erste führt zum Antrag.",
};
