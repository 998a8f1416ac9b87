import type { FieldRules, Wert } from "../field";
import { kinds } from "../kinds";
import { isTextListe } from "../werte";
import { isGleich } from "./stelle";

/**
 * One answer three times: as both started from it (undefined when not known), as the others stored it, and as it is
 * wanted.
 */
export type Dreierlei = { basis: Wert | undefined; gespeichert: Wert; gewollt: Wert };

/** What becomes of an answer; `isUebernommen`: something of it comes from the others alone. */
export type FeldMerge = { art: "eindeutig"; wert: Wert; isUebernommen: boolean } | { art: "konflikt" };

/** Additions and removals of both sides, each on its own; the order of the stored list, then what was added. */
function mergeListen(basis: readonly string[], gespeichert: readonly string[], gewollt: readonly string[]): string[] {
  const bleibt = gespeichert.filter((eintrag) => gewollt.includes(eintrag) || !basis.includes(eintrag));
  const hinzu = gewollt.filter((eintrag) => !basis.includes(eintrag) && !bleibt.includes(eintrag));
  return [...bleibt, ...hinzu];
}

/**
 * Merges one answer. What only one side has changed is taken, the same change twice is one; keywords and choices are
 * merged one by one, as long as the result can be stored. Everything else is for a person to decide.
 */
export function mergeFeld(field: FieldRules, { basis, gespeichert, gewollt }: Dreierlei): FeldMerge {
  if (isGleich(gespeichert, gewollt)) return { art: "eindeutig", wert: gespeichert, isUebernommen: false };
  if (isGleich(basis, gewollt)) return { art: "eindeutig", wert: gespeichert, isUebernommen: true };
  if (isGleich(basis, gespeichert)) return { art: "eindeutig", wert: gewollt, isUebernommen: false };
  if (isTextListe(basis) && isTextListe(gespeichert) && isTextListe(gewollt)) {
    const wert = mergeListen(basis, gespeichert, gewollt);
    if (kinds[field.kind].accepts(wert, field))
      return { art: "eindeutig", wert, isUebernommen: !isGleich(wert, gewollt) };
  }
  return { art: "konflikt" };
}
