import { ZWEITE_FAKTOREN } from "../benutzer/mitgliedStatus";
import { UNTERNEHMENSROLLEN_KURZ } from "../benutzer/rollen";
import { PERSON_STATUS } from "../benutzer/supportPerson";
import { AUF_WUNSCH, filterMit, IMMER, SORTIERBAR, TAG, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";

/** The columns of the people of all companies. @spec bildschirme.md 5 */
export const PERSONEN_SPALTEN = [
  { key: "name", title: "Name", ...TEXT, isBreit: true, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 1 }) },
  { key: "email", title: "E-Mail", ...TEXT, isBreit: true, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 2 }) },
  {
    key: "unternehmen",
    title: "Unternehmen",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 3, isMalLeer: true }),
  },
  {
    key: "rolle",
    title: "Rolle",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, auswahl: toAuswahl(UNTERNEHMENSROLLEN_KURZ), isMalLeer: true }),
  },
  {
    key: "status",
    title: "Status",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 5, auswahl: toAuswahl(PERSON_STATUS) }),
  },
  {
    key: "zweiterFaktor",
    title: "Zweiter Faktor",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 6, auswahl: toAuswahl(ZWEITE_FAKTOREN) }),
  },
  {
    key: "letzteAnmeldungAm",
    title: "Letzte Anmeldung",
    ...TAG,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 7, isMalLeer: true }),
  },
  // The day stands below the status as well; the column is for its order and its filter.
  {
    key: "gesperrtSeit",
    title: "Gesperrt seit",
    ...TAG,
    leer: "–",
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 8, isMalLeer: true }),
  },
] as const satisfies readonly Tabellenspalte[];

/** A column of the people. */
export type Personenspalte = (typeof PERSONEN_SPALTEN)[number];
