import type { Koerper } from "../support/browser";

/** One save: what was sent, and the answer if one arrived. */
export type Speicherung = {
  pfad: string;
  vorhabenUuid: string;
  /** The revision it was based on; applied, it becomes this plus one. */
  revision: number;
  titel: string;
  schluessel: string;
  antwort: Koerper | null;
};

/** One new Antrag: its name is unique in the run. */
export type Anlage = { bezeichnung: string; schluessel: string; uuid: string | null };

/** One submission; `bestaetigt` when the portal said that it happened. */
export type Einreichung = { uuid: string; bestaetigt: boolean };

/** What the clients know about one round: every request that left, and what came back before the blow. */
export type Protokoll = {
  runde: number;
  anlagen: Anlage[];
  speicherungen: Speicherung[];
  einreichungen: Einreichung[];
  /** Answers that no client should get while the portal is well. */
  unerwartet: string[];
  /** True from the moment of the blow: from then on failing requests are what is expected. */
  istGefallen: boolean;
};

export function leeresProtokoll(runde: number): Protokoll {
  return { runde, anlagen: [], speicherungen: [], einreichungen: [], unerwartet: [], istGefallen: false };
}

/** The last save that was acknowledged and the one that got no answer, per Vorhaben. */
export function letzteSpeicherungen({ speicherungen }: Protokoll): Speicherung[] {
  const letzte = new Map<string, Speicherung>();
  for (const eine of speicherungen) letzte.set(`${eine.vorhabenUuid} ${String(eine.antwort !== null)}`, eine);
  return [...letzte.values()];
}
