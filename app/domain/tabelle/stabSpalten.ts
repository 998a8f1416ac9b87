import { ZWEITE_FAKTOREN } from "../benutzer/mitgliedStatus";
import { SYSTEMROLLEN } from "../benutzer/rollen";
import { STAB_STATUS, stabRollen } from "../benutzer/stab";
import { filterMit, IMMER, SORTIERBAR, TAG, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";

/** What a table writes for a fact that is or is not. */
export const JA_NEIN = { ja: "Ja", nein: "Nein" } as const;

const ROLLEN = stabRollen.map((value) => ({ value, label: SYSTEMROLLEN[value] }));

/** The columns of the staff. @spec bildschirme.md 6 */
export const STAB_SPALTEN = [
  { key: "name", title: "Name", ...TEXT, isBreit: true, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 1 }) },
  { key: "email", title: "E-Mail", ...TEXT, isBreit: true, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 2 }) },
  {
    key: "rollen",
    title: "Systemrollen",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 3, auswahl: ROLLEN }),
  },
  {
    key: "tfaPflicht",
    title: "2FA-Pflicht",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 6, auswahl: toAuswahl(JA_NEIN) }),
  },
  {
    key: "zweiterFaktor",
    title: "2FA",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 5, auswahl: toAuswahl(ZWEITE_FAKTOREN) }),
  },
  {
    key: "status",
    title: "Status",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, auswahl: toAuswahl(STAB_STATUS) }),
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
] as const satisfies readonly Tabellenspalte[];

/** A column of the staff. */
export type Stabspalte = (typeof STAB_SPALTEN)[number];
