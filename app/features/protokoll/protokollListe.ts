import type { Liste } from "~/features/tabelle";
import { href } from "~/routing/href";

/** The audit log as a list. */
export const PROTOKOLL_LISTE: Liste = {
  tabelle: "protokoll",
  adresse: href("wartungLogArchivView"),
  schlicht: "",
  zuruecksetzen: href("wartungLogArchivView"),
  suche: { label: "Protokoll durchsuchen und filtern", hinweis: "Vorgang, Name, E-Mail-Adresse oder Antragsnummer" },
  ohneSortierung: "Neueste zuerst",
  spaltenHinweis: "Mindestens eine.",
};
