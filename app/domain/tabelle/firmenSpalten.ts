import { RECHTSFORMEN } from "../unternehmen/rechtsformen";
import {
  filterMit,
  IMMER,
  SORTIERBAR,
  type Tabellenspalte,
  TAG,
  TEXT,
  UNGEFILTERT,
  UNSORTIERT,
} from "./tabellenspalte";

const RECHTSFORM_AUSWAHL = RECHTSFORMEN.map(({ key, title }) => ({ value: key, label: title }));

/** The columns of the companies that staff look at. @assumed bildschirme.md 1 lets staff read and names no list */
export const FIRMEN_SPALTEN = [
  {
    key: "firma",
    title: "Name",
    ...TEXT,
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 1 }),
  },
  {
    key: "rechtsform",
    title: "Rechtsform",
    ...TEXT,
    isBreit: true,
    ...IMMER,
    ...UNSORTIERT,
    ...filterMit({ stelle: 3, auswahl: RECHTSFORM_AUSWAHL }),
  },
  {
    key: "ort",
    title: "Ort",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 2, isMalLeer: true }),
  },
  { key: "anzahlBenutzer", title: "Benutzer", art: "zahl", ...IMMER, ...SORTIERBAR, ...UNGEFILTERT },
  {
    key: "erstelltAm",
    title: "Im Portal seit",
    ...TAG,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4 }),
  },
] as const satisfies readonly Tabellenspalte[];

/** A column of the companies. */
export type Firmenspalte = (typeof FIRMEN_SPALTEN)[number];
