import { STORED_ROW_STATES } from "../../formkit/rowState";
import { BEHERRSCHUNGEN, VERBINDUNGEN } from "../verbund/verbundFeld";
import { HOECHSTBETRAG_TEXTE } from "../verbund/verbundTexte";
import { AUF_WUNSCH, filterMit, IMMER, SORTIERBAR, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";

/**
 * The columns of the affiliated companies. Those that bildschirme.md names are shown from the start: with one more the
 * buttons of a row fall out of a window of 1,280 pixels.
 *
 * @spec bildschirme.md 2, kmu.md „Two notions, never mixed“
 */
export const VERBUND_SPALTEN = [
  {
    key: "status",
    title: "Status",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 1, auswahl: toAuswahl(STORED_ROW_STATES) }),
  },
  {
    key: "name",
    title: "Name",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 2, isMalLeer: true }),
  },
  {
    key: "land",
    title: "Land",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, isMalLeer: true }),
  },
  {
    key: "steuernummer",
    title: "Steuernummer",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 5, isMalLeer: true }),
  },
  {
    key: "verbindung",
    title: "Art der Verbindung",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 3, auswahl: toAuswahl(VERBINDUNGEN) }),
  },
  {
    key: "kapital",
    title: "Beteiligung %",
    art: "zahl",
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 6, isMalLeer: true }),
  },
  {
    key: "stimmen",
    title: "Stimmrechte %",
    art: "zahl",
    leer: "–",
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 7, isMalLeer: true }),
  },
  {
    key: "einfluss",
    title: "Einfluss über die Anteile hinaus",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 8, auswahl: toAuswahl(BEHERRSCHUNGEN), isMalLeer: true }),
  },
  {
    key: "ueber",
    title: "Mittelbar über",
    ...TEXT,
    leer: "–",
    isBreit: true,
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 9, isMalLeer: true }),
  },
  {
    key: "zeitraum",
    title: "Verbunden seit/bis",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 10, isMalLeer: true }),
  },
  {
    key: "hoechstbetrag",
    title: "Höchstbetrag",
    ...TEXT,
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 11, auswahl: toAuswahl(HOECHSTBETRAG_TEXTE) }),
  },
] as const satisfies readonly Tabellenspalte[];

/** A column of the affiliated companies. */
export type Verbundspalte = (typeof VERBUND_SPALTEN)[number];
