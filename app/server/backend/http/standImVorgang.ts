import { imVorgang } from "../imVorgang";
import type { RufKontext, Sitzungsstand } from "../kontext";
import { findSitzungsstand } from "../usecases/sitzung/findSitzungsstand";

const staende = imVorgang<Sitzungsstand | null>();

/** The living session of an access token; the reading calls that make up one page request read it once. */
export function findStandImVorgang({ dienste, vorgang }: RufKontext, token: string): Promise<Sitzungsstand | null> {
  return staende(vorgang, token, () => findSitzungsstand(dienste, token));
}
