import { SCHLUESSELPFAD, type Ablage, type Tresorfach, type Ort, type Satz } from "~/features/tresor/satz";
import { importFile, type Schluesselbund } from "~/features/tresor/schluesselbund";

/** The storage of a browser, in memory. `istVoll` makes it refuse, as a full disk does. */
export function scheinAblage() {
  const saetze = new Map<string, Satz>();
  const schalter = { istVoll: false };
  const pfad = (ort: Ort) => JSON.stringify(SCHLUESSELPFAD.map((name) => ort[name]));
  const belongs = (satz: Satz, fach: Tresorfach) =>
    satz.benutzer === fach.benutzer &&
    satz.unternehmen === fach.unternehmen &&
    satz.antrag === fach.antrag &&
    satz.vorhaben === fach.vorhaben;
  const ablage: Ablage = {
    read: async (fach) => [...saetze.values()].filter((satz) => belongs(satz, fach)),
    write: async ({ lege, entferne }) => {
      if (schalter.istVoll) throw new DOMException("Kein Platz", "QuotaExceededError");
      for (const ort of entferne) saetze.delete(pfad(ort));
      for (const satz of lege) saetze.set(pfad(satz), satz);
    },
    clear: async (benutzer) => {
      for (const [key, satz] of saetze) if (satz.benutzer === benutzer) saetze.delete(key);
    },
    removeOld: async (vor) => {
      for (const [key, satz] of saetze) if (satz.am < vor) saetze.delete(key);
    },
  };
  return { ablage, saetze, schalter };
}

/** Keys as the server gives them, each of 32 times the same byte, the valid one first. */
export async function bundMit(kennung: string, ...bytes: number[]): Promise<Schluesselbund> {
  const schluessel = bytes.map((byte) => ({
    id: `schluessel-${String(byte)}`,
    wert: Buffer.alloc(32, byte).toString("base64"),
  }));
  const bund = await importFile({ kennung, schluessel });
  if (bund === null) throw new Error("No key");
  return bund;
}
