import { STORED_ROW_STATES } from "../../formkit/rowState";
import { WERTART_TEXTE } from "../kmu/kmuAngaben";
import { AUF_WUNSCH, filterMit, IMMER, SORTIERBAR, TAG, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";

const ZAHL = { art: "zahl", leer: "–", ...IMMER, ...SORTIERBAR } as const;

/** The columns of the figures for the KMU status. */
export const KMU_ZAHLEN_SPALTEN = [
  {
    key: "status",
    title: "Status",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({
      stelle: 1,
      // Nothing is asked about figures that are complete.
      auswahl: toAuswahl({ gruen: STORED_ROW_STATES.gruen, rot: STORED_ROW_STATES.rot }),
    }),
  },
  {
    key: "unternehmen",
    title: "Unternehmen",
    ...TEXT,
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 2 }),
  },
  { key: "jahr", title: "Wirtschaftsjahr", ...TEXT, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 3 }) },
  {
    key: "wertart",
    title: "Art der Werte",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, auswahl: toAuswahl(WERTART_TEXTE), isMalLeer: true }),
  },
  { key: "beschaeftigte", title: "Beschäftigte (JAE)", ...ZAHL, ...filterMit({ stelle: 6, isMalLeer: true }) },
  { key: "umsatz", title: "Jahresumsatz", ...ZAHL, ...filterMit({ stelle: 7, isMalLeer: true }) },
  { key: "bilanzsumme", title: "Bilanzsumme", ...ZAHL, ...filterMit({ stelle: 8, isMalLeer: true }) },
  { key: "geaendert", title: "Letzte Änderung", ...TAG, ...AUF_WUNSCH, ...SORTIERBAR, ...filterMit({ stelle: 5 }) },
] as const satisfies readonly Tabellenspalte[];

/** A column of the figures for the KMU status. */
export type KmuZahlenSpalte = (typeof KMU_ZAHLEN_SPALTEN)[number];
