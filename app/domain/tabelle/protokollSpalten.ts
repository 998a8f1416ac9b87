import {
  filterMit,
  IMMER,
  PROTOKOLL_ZEITPUNKT,
  type Tabellenspalte,
  TEXT,
  UNGEFILTERT,
  UNSORTIERT,
} from "./tabellenspalte";

/**
 * The columns of the audit log: by day, person, Antrag and kind. @spec issue 18 §6
 *
 * @assumed bildschirme.md 0.7 sorts every list by its heads; logs, chains and readings grow without end and follow the
 *   time only, newest or oldest first.
 */
export const PROTOKOLL_SPALTEN = [
  PROTOKOLL_ZEITPUNKT,
  {
    key: "vorgang",
    title: "Vorgang",
    ...TEXT,
    isBreit: true,
    ...IMMER,
    ...UNSORTIERT,
    ...filterMit({ stelle: 2, isAuswahlDerSeite: true }),
  },
  {
    key: "person",
    title: "Person",
    ...TEXT,
    leer: "Portal",
    isBreit: true,
    ...IMMER,
    ...UNSORTIERT,
    ...filterMit({ stelle: 3, isMalLeer: true }),
  },
  {
    key: "antrag",
    title: "Antrag",
    ...TEXT,
    leer: "–",
    ...IMMER,
    ...UNSORTIERT,
    ...filterMit({ stelle: 4, isMalLeer: true }),
  },
  { key: "wechsel", title: "Von – nach", ...TEXT, leer: "–", isBreit: true, ...IMMER, ...UNSORTIERT, ...UNGEFILTERT },
  { key: "grund", title: "Bemerkung", ...TEXT, leer: "–", isBreit: true, ...IMMER, ...UNSORTIERT, ...UNGEFILTERT },
] as const satisfies readonly Tabellenspalte[];

/** A column of the audit log. */
export type Protokollspalte = (typeof PROTOKOLL_SPALTEN)[number];
