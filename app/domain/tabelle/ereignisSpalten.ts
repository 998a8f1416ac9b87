import { PROTOKOLL_SPALTEN } from "./protokollSpalten";
import { filterMit, IMMER, type Tabellenspalte, TEXT, UNGEFILTERT, UNSORTIERT } from "./tabellenspalte";

const [ZEITPUNKT, VORGANG, PERSON, ANTRAG, WECHSEL] = PROTOKOLL_SPALTEN;

/** The columns of the events of all chains: those of the audit log as far as both have them. @spec issue 18 §6 */
export const EREIGNIS_SPALTEN = [
  ZEITPUNKT,
  VORGANG,
  PERSON,
  // A chain without an Antrag there is not.
  { ...ANTRAG, ...filterMit({ stelle: 4 }) },
  { key: "nummer", title: "Nr.", art: "zahl", ...IMMER, ...UNSORTIERT, ...UNGEFILTERT },
  WECHSEL,
  { key: "hash", title: "Prüfsumme", ...TEXT, ...IMMER, ...UNSORTIERT, ...UNGEFILTERT },
] as const satisfies readonly Tabellenspalte[];

/** A column of the events of all chains. */
export type Ereignisspalte = (typeof EREIGNIS_SPALTEN)[number];
