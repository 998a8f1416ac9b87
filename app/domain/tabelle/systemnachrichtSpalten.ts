import { ANZEIGESTAND } from "../nachricht/anzeigestand";
import { ZIELGRUPPEN } from "../nachricht/zielgruppe";
import { AUF_WUNSCH, filterMit, IMMER, SORTIERBAR, TAG, type Tabellenspalte, TEXT, toAuswahl } from "./tabellenspalte";

/** The columns of the announcements. @spec bildschirme.md 7 */
export const SYSTEMNACHRICHT_SPALTEN = [
  { key: "titel", title: "Titel", ...TEXT, isBreit: true, ...IMMER, ...SORTIERBAR, ...filterMit({ stelle: 2 }) },
  {
    key: "anzeigenVon",
    title: "Anzeigen von",
    ...TAG,
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 3, label: "Angezeigt ab (Tag)" }),
  },
  {
    key: "anzeigenBis",
    title: "Anzeigen bis",
    ...TAG,
    isBreit: true,
    leer: "Ohne Ende",
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 4, label: "Angezeigt bis (Tag)", isMalLeer: true }),
  },
  {
    key: "aktiv",
    title: "Aktiv",
    ...TEXT,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 1, label: "Stand", auswahl: toAuswahl(ANZEIGESTAND) }),
  },
  {
    key: "zielgruppe",
    title: "Für wen",
    ...TEXT,
    isBreit: true,
    ...IMMER,
    ...SORTIERBAR,
    ...filterMit({ stelle: 5, auswahl: toAuswahl(ZIELGRUPPEN) }),
  },
  { key: "anzahlGeschlossen", title: "Geschlossen", art: "zahl", ...IMMER, ...SORTIERBAR, filterbar: false },
  {
    key: "geaendertVon",
    title: "Geändert von",
    ...TEXT,
    leer: "–",
    ...AUF_WUNSCH,
    ...SORTIERBAR,
    ...filterMit({ stelle: 6, isMalLeer: true }),
  },
] as const satisfies readonly Tabellenspalte[];

/** A column of the announcements. */
export type Systemnachrichtspalte = (typeof SYSTEMNACHRICHT_SPALTEN)[number];
