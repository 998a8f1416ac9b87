import type { RufKontext, Sitzungsstand } from "../kontext";
import { findSitzungsstand } from "../usecases/sitzung/findSitzungsstand";

type Gelesen = { token: string; stand: Promise<Sitzungsstand | null> };

/** What was read for a page request; null once it has changed something. */
const vorgaenge = new WeakMap<object, Gelesen | null>();

/**
 * The living session of an access token. The reading calls that make up one page request read it once; a call from outside, one with
 * another token, and every call from the first change on read it anew.
 */
export function findStandImVorgang({ dienste, request, vorgang }: RufKontext, token: string): Promise<Sitzungsstand | null> {
  if (vorgang === null) return findSitzungsstand(dienste, token);
  const gelesen = vorgaenge.get(vorgang);
  if (gelesen === null || request.method !== "GET") {
    vorgaenge.set(vorgang, null);
    return findSitzungsstand(dienste, token);
  }
  if (gelesen?.token === token) return gelesen.stand;
  const stand = findSitzungsstand(dienste, token);
  vorgaenge.set(vorgang, { token, stand });
  return stand;
}
