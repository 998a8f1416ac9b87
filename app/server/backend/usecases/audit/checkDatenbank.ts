import type { Datenbank } from "../../storage/datenbank";
import { readAllBestaende } from "../../storage/kettenStore";
import { checkBestand } from "./checkBestand";
import { type Befund, SIEGEL_FALSCH } from "./pruefeKette";

export type Pruefbericht = {
  antraege: number;
  ereignisse: number;
  belege: number;
  koepfe: number;
  falscheSiegel: number;
};

/** Checks every chain of a database; tells each finding as soon as it is known. */
export async function checkDatenbank(
  db: Datenbank,
  secretKey: string,
  onBefund: (befund: Befund) => void,
): Promise<Pruefbericht> {
  const bericht = { antraege: 0, ereignisse: 0, belege: 0, koepfe: 0, falscheSiegel: 0 };
  for await (const bestand of readAllBestaende(db)) {
    bericht.antraege += 1;
    bericht.ereignisse += bestand.ereignisse.length;
    bericht.belege += bestand.belege.length;
    bericht.koepfe += bestand.kopf === null ? 0 : 1;
    for (const befund of checkBestand(secretKey, bestand)) {
      if (befund.grund === SIEGEL_FALSCH) bericht.falscheSiegel += 1;
      onBefund(befund);
    }
  }
  return bericht;
}
