import { pruefsummeVon } from "../../pruefsumme";
import type { Tx } from "../../storage/datenbank";
import { insertTextstand, listTextnummern } from "../../storage/textstandStore";

/**
 * Keeps which version of each text stands there now, in the transaction of what is being submitted; gives the key of
 * the state, which many submissions share.
 */
export async function keepTextstand(tx: Tx, am: Date): Promise<string> {
  const nummern = await listTextnummern(tx, am);
  const fassungen = Object.fromEntries(nummern.map(({ uuid, nummer }) => [uuid, nummer]));
  const pruefsumme = pruefsummeVon(fassungen);
  await insertTextstand(tx, { pruefsumme, fassungen });
  return pruefsumme;
}
