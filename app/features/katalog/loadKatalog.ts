import { findRaum } from "./raeume";

/** The room of the catalogue that is asked for; without one, the list of them. Null for a room that there is not. */
export function loadKatalog(schluessel: string | undefined): { raum: string | null } | null {
  if (schluessel === undefined) return { raum: null };
  return findRaum(schluessel) === undefined ? null : { raum: schluessel };
}
