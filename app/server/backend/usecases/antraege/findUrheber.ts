import { readStelle, wertAn } from "~/formkit/merge/stelle";
import type { Revision, Revisionen } from "../../storage/revisionStore";

/** Who has changed something last, and when (ISO). */
export type Urheber = { von: string; am: string };

/** What is stored now: who has stored it, and when. */
export type GespeicherterStand = { revision: number; geaendertAm: Date; geaendertVon: string };

/** Revisions read at once: few, because each holds all answers. */
const SCHUB = 10;

const toUrheber = ({ von, am }: Pick<Revision, "von" | "am">): Urheber => ({ von, am: am.toISOString() });

function isGeaendert(neu: Revision, davor: Revision, text: string): boolean {
  const stelle = readStelle(text);
  if (stelle === undefined) return false;
  return JSON.stringify(wertAn(neu.werte, stelle)) !== JSON.stringify(wertAn(davor.werte, stelle));
}

/**
 * Says for each place who has changed it last in the revisions after `nach` up to the stored one. For a place that
 * nobody has changed in them the author of the stored one is named, who is the author of everything when there is no
 * other.
 */
export async function findUrheber(
  revisionen: Revisionen,
  { revision: bis, geaendertAm: am, geaendertVon: von }: GespeicherterStand,
  { nach, stellen }: { nach: number; stellen: readonly string[] },
): Promise<(stelle: string) => Urheber> {
  const letzter = toUrheber({ am, von });
  if (bis === nach + 1) return () => letzter;
  const gefunden = new Map<string, Urheber>();
  const offen = new Set(stellen);
  let oben = bis;
  while (offen.size > 0 && oben > nach) {
    const schub = await revisionen.list({ nach: nach - 1, bis: oben, anzahl: SCHUB + 1 });
    for (const [stelle, neu] of schub.entries()) {
      const davor = schub[stelle + 1];
      if (davor === undefined) break;
      for (const text of [...offen].filter((s) => isGeaendert(neu, davor, s))) {
        gefunden.set(text, toUrheber(neu));
        offen.delete(text);
      }
    }
    oben = (schub.at(-1)?.revision ?? nach) - (schub.length <= 1 ? 1 : 0);
  }
  return (stelle) => gefunden.get(stelle) ?? letzter;
}
