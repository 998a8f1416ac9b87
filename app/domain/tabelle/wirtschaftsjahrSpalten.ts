import { STORED_ROW_STATES } from "../../formkit/rowState";
import { EBENEN, WERTARTEN } from "../statistik/jahrFeld";
import { filterMit, IMMER, SORTIERBAR, TAG, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";

const ZAHL = { art: "zahl", leer: "–", ...IMMER, ...SORTIERBAR } as const;

/** The columns of the Wirtschaftsjahre. @spec bildschirme.md 3 */
export const WIRTSCHAFTSJAHR_SPALTEN = [
  {
    key: "status",
    title: "Status",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 1, auswahl: toAuswahl(STORED_ROW_STATES) }),
  },
  { key: "zeitraum", title: "Wirtschaftsjahr", ...TEXT, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 2 }) },
  {
    key: "ebene",
    title: "Ebene",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 3, auswahl: toAuswahl(EBENEN), isMalLeer: true }),
  },
  {
    key: "wertart",
    title: "Art der Werte",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, auswahl: toAuswahl(WERTARTEN), isMalLeer: true }),
  },
  { key: "umsatz", title: "Umsatz", ...ZAHL, ...filterMit({ stelle: 6, isMalLeer: true }) },
  { key: "beschaeftigte", title: "Beschäftigte", ...ZAHL, ...filterMit({ stelle: 7, isMalLeer: true }) },
  { key: "fueVzae", title: "FuE-VZÄ", ...ZAHL, ...filterMit({ stelle: 8, isMalLeer: true }) },
  { key: "fueGesamt", title: "FuE gesamt", ...ZAHL, ...filterMit({ stelle: 9, isMalLeer: true }) },
  { key: "geaendert", title: "Letzte Änderung", ...TAG, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 5 }) },
] as const satisfies readonly Tabellenspalte[];

/** A column of the Wirtschaftsjahre. */
export type Wirtschaftsjahrspalte = (typeof WIRTSCHAFTSJAHR_SPALTEN)[number];
