import type { EreignisZeile, KopfZeile } from "../../storage/ereignisStore";
import { ANFANG_HASH, hashVon, isEchterKopf } from "./kette";

/** Something that is not as it was written. `nummer`: the event, null when it is not about one. */
export type Befund = { antragUuid: string; nummer: number | null; grund: string };

/** Of all chains at once, it means that the secret is another one. */
export const SIEGEL_FALSCH = "Das Siegel am Kopf der Kette ist falsch.";

/**
 * The first place where events, in their order, are not the chain that they were written as; null when there is none.
 */
export function findBruch(ereignisse: readonly EreignisZeile[]): Omit<Befund, "antragUuid"> | null {
  let vorher = { nummer: 0, hash: ANFANG_HASH };
  for (const zeile of ereignisse) {
    const nummer = vorher.nummer + 1;
    if (zeile.nummer !== nummer) return { nummer, grund: "Das Ereignis fehlt." };
    if (zeile.hash !== hashVon(zeile)) return { nummer, grund: "Das Ereignis wurde verändert." };
    if (zeile.vorherHash !== vorher.hash) return { nummer, grund: "Das Ereignis schließt nicht an das vorige an." };
    if (zeile.inhalt.bruch !== undefined) {
      return {
        nummer,
        grund: `Als das Ereignis geschrieben wurde, passte das Ende der Kette nicht (Kopf: ${String(zeile.inhalt.bruch.nummer)}).`,
      };
    }
    vorher = zeile;
  }
  return null;
}

/** What speaks against the end of an otherwise sound chain; null when the head is real and points to the last event. */
export function findKopffehler(
  secretKey: string,
  letztes: EreignisZeile | undefined,
  kopf: KopfZeile | null,
): Omit<Befund, "antragUuid"> | null {
  if (kopf === null) return letztes === undefined ? null : { nummer: null, grund: "Der Kopf der Kette fehlt." };
  if (!isEchterKopf(secretKey, kopf)) return { nummer: kopf.nummer, grund: SIEGEL_FALSCH };
  const ende = letztes?.nummer ?? 0;
  if (kopf.nummer > ende)
    return { nummer: ende + 1, grund: `Am Ende der Kette fehlen Ereignisse bis Nummer ${String(kopf.nummer)}.` };
  if (kopf.nummer < ende) return { nummer: kopf.nummer + 1, grund: "Das Ereignis hat nicht das Portal angehängt." };
  if (kopf.hash !== (letztes?.hash ?? ANFANG_HASH))
    return { nummer: ende, grund: "Das letzte Ereignis ist nicht das, das das Portal geschrieben hat." };
  return null;
}
