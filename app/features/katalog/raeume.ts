import { DATEN } from "./daten";
import { AUSWAHLFELDER, EINGABEFELDER } from "./felder";
import { FLAECHEN } from "./flaechen";
import { GRUNDLAGEN } from "./grundlagen";
import type { Raum } from "./stueck";
import { UEBERLAGERUNGEN } from "./ueberlagerungen";

/** The catalogue: every part of the kit that stands for itself. */
export const RAEUME: readonly Raum[] = [GRUNDLAGEN, EINGABEFELDER, AUSWAHLFELDER, DATEN, FLAECHEN, UEBERLAGERUNGEN];

export const findRaum = (schluessel: string | undefined): Raum | undefined =>
  RAEUME.find((raum) => raum.schluessel === schluessel);
