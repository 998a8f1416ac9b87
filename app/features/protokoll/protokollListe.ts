import { VORGANG_AUSWAHL } from "~/domain/protokoll/vorgaenge";
import { toListe } from "~/features/tabelle";
import { href } from "~/routing/href";

const GEMEINSAM = {
  ohneSortierung: "Neueste zuerst",
  spaltenHinweis: "Mindestens eine.",
  auswahl: { vorgang: VORGANG_AUSWAHL },
};
const SUCHT_IN = "Vorgang, Name, E-Mail-Adresse oder Antragsnummer";

/** The audit log as a list. */
export const PROTOKOLL_LISTE = toListe({
  tabelle: "protokoll",
  adresse: href("wartungLogArchivView"),
  suche: { label: "Protokoll durchsuchen und filtern", hinweis: SUCHT_IN },
  ...GEMEINSAM,
});

/** The events of all chains as a list. */
export const EREIGNIS_LISTE = toListe({
  tabelle: "ereignisse",
  adresse: href("wartungKetten"),
  suche: { label: "Ereignisketten durchsuchen und filtern", hinweis: SUCHT_IN },
  ...GEMEINSAM,
});
