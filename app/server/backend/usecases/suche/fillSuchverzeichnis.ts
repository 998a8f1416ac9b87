import type { Dienste } from "../../dienste";
import { listGeaenderte, listVeraltete, storeWoerter, type Suchstand } from "../../storage/suchverzeichnisStore";
import { toText } from "./suchtexte";

/** So many Anträge in one round. */
const JE_RUNDE = 100;
/** A save that began earlier may be seen later: so far the next round looks back. */
const ZURUECK_MS = 60_000;

/**
 * Writes down the words of the Vorhaben that have changed, after their saves, so that no save has to. What it has not
 * reached yet is read by the search itself. Each process begins once with all Anträge; the answer says that there are
 * more.
 */
export function createSuchverzeichnis(): (dienste: Dienste) => Promise<boolean> {
  let stand: Suchstand | null = null;
  return async ({ db, clock }) => {
    const geaenderte = await listGeaenderte(db, stand, JE_RUNDE);
    for (const quelle of await listVeraltete(
      db,
      geaenderte.map(({ uuid }) => uuid),
    ))
      await storeWoerter(db, { ...quelle, text: toText(quelle) });
    const letzter = geaenderte.at(-1);
    if (letzter !== undefined && geaenderte.length === JE_RUNDE) {
      stand = letzter;
      return true;
    }
    const zurueck = Math.min((letzter?.geaendertAm ?? clock.now()).getTime(), clock.now().getTime()) - ZURUECK_MS;
    stand = { geaendertAm: new Date(zurueck), uuid: "00000000-0000-0000-0000-000000000000" };
    return false;
  };
}
