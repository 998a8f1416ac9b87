import { LESEZUGRIFFE, lesezugriffArten } from "../protokoll/lesezugriffe";
import {
  filterMit,
  IMMER,
  PROTOKOLL_ZEITPUNKT,
  type Tabellenspalte,
  TEXT,
  UNGEFILTERT,
  UNSORTIERT,
} from "./tabellenspalte";

const ARTEN = lesezugriffArten.map((value) => ({ value, label: LESEZUGRIFFE[value].label }));

/** The columns of the readings: by day, kind, person, whom it was about, and Antrag. */
export const LESEZUGRIFF_SPALTEN = [
  PROTOKOLL_ZEITPUNKT,
  { key: "art", title: "Art", ...TEXT, ...IMMER, ...UNSORTIERT, ...filterMit({ stelle: 2, auswahl: ARTEN }) },
  { key: "person", title: "Wer", ...TEXT, isBreit: true, ...IMMER, ...UNSORTIERT, ...filterMit({ stelle: 3 }) },
  {
    key: "wen",
    title: "Über wen",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...UNSORTIERT,
    ...filterMit({ stelle: 4, isMalLeer: true }),
  },
  {
    key: "antrag",
    title: "Antrag",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...UNSORTIERT,
    ...filterMit({ stelle: 5, isMalLeer: true }),
  },
  { key: "was", title: "Was", ...TEXT, leer: "–", isBreit: true, ...IMMER, ...UNSORTIERT, ...UNGEFILTERT },
] as const satisfies readonly Tabellenspalte[];

/** A column of the readings. */
export type Lesezugriffspalte = (typeof LESEZUGRIFF_SPALTEN)[number];
