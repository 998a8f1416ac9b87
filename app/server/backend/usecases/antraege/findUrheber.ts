import { readStelle, wertAn } from "~/formkit/merge/stelle";
import type { Tx } from "../../storage/datenbank";
import { listRevisionen, type Revision } from "../../storage/revisionStore";

/** Who has changed something last, and when (ISO). */
export type Urheber = { von: string; am: string };

/** Revisions read at once: few, because each holds all answers. */
const SCHUB = 10;

const toUrheber = ({ von, am }: Revision): Urheber => ({ von, am: am.toISOString() });

function isGeaendert(neu: Revision, davor: Revision, text: string): boolean {
  const stelle = readStelle(text);
  if (stelle === undefined) return false;
  return JSON.stringify(wertAn(neu.werte, stelle)) !== JSON.stringify(wertAn(davor.werte, stelle));
}

/**
 * Says for each place who has changed it last in the revisions after `nach` up to `bis`. For a place that nobody has changed in them the
 * author of `bis` is named.
 */
export async function findUrheber(
  tx: Tx,
  vorhabenUuid: string,
  { nach, bis, stellen }: { nach: number; bis: number; stellen: readonly string[] },
): Promise<(stelle: string) => Urheber> {
  const gefunden = new Map<string, Urheber>();
  const offen = new Set(stellen);
  let letzter: Urheber | undefined;
  let oben = bis;
  while (offen.size > 0 && oben > nach) {
    const schub = await listRevisionen(tx, vorhabenUuid, { nach: nach - 1, bis: oben, anzahl: SCHUB + 1 });
    const [erste] = schub;
    if (erste !== undefined) letzter ??= toUrheber(erste);
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
  return (stelle) => gefunden.get(stelle) ?? letzter ?? { von: "", am: new Date(0).toISOString() };
}
