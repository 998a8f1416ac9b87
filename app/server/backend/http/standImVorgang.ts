import { imVorgang } from "../imVorgang";
import type { RufKontext, Sitzungsstand } from "../kontext";
import { findSitzungsstand } from "../usecases/sitzung/findSitzungsstand";

const staende = imVorgang<Sitzungsstand | null>();

/** The living session of an access token; the reading calls that make up one page request read it once, and with it what the page shows. */
export function findStandImVorgang({ dienste, request, vorgang }: RufKontext, token: string): Promise<Sitzungsstand | null> {
  const fuer = request.method === "GET" ? "mitAnzeige" : "ohneAnzeige";
  return staende(vorgang, token, () => findSitzungsstand(dienste, token, fuer));
}
