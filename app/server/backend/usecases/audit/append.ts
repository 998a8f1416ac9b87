import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import {
  type EreignisZeile,
  findLetztes,
  insertEreignisse,
  type KopfZeile,
  lockKopf,
  storeKopf,
} from "../../storage/ereignisStore";
import { isEchterKopf, kopfNach, leererKopf, naechstes } from "./kette";

/** A chain locked for this transaction. */
export type Kettenende = {
  kopf: KopfZeile;
  /** Null: the chain ends where its head says. */
  bruch: { nummer: number; hash: string } | null;
};

/** Locks the chain of an Antrag: of two writers the second waits, and sees what the first has written. */
export async function lockKette(tx: Tx, dienste: Dienste, antragUuid: string): Promise<Kettenende> {
  const kopf = await lockKopf(tx, leererKopf(antragUuid));
  const letztes = await findLetztes(tx, antragUuid);
  const istEcht = isEchterKopf(dienste.config.secretKey, kopf);
  if (istEcht && kopf.nummer === (letztes?.nummer ?? 0) && (letztes === undefined || kopf.hash === letztes.hash)) {
    return { kopf, bruch: null };
  }
  dienste.log.error({ antragUuid, nummer: kopf.nummer }, "A chain of events does not end where its head says");
  // Work goes on, behind whatever is further; the next event keeps what was found, and so does every check from now on.
  const ende = istEcht && kopf.nummer >= (letztes?.nummer ?? 0) ? kopf : { ...leererKopf(antragUuid), ...letztes };
  return { kopf: { ...kopf, nummer: ende.nummer, hash: ende.hash }, bruch: { nummer: kopf.nummer, hash: kopf.hash } };
}

type Neu = Pick<EreignisZeile, "am" | "inhalt"> & { art: Vorgang };

/** Appends an event to a locked chain. */
export async function append(
  tx: Tx,
  dienste: Dienste,
  { kettenende: { kopf, bruch }, neu: { am, art, inhalt } }: { kettenende: Kettenende; neu: Neu },
): Promise<EreignisZeile> {
  const neu = { antragUuid: kopf.antragUuid, am, art, inhalt: { ...inhalt, ...(bruch && { bruch }) } };
  const zeile = naechstes(kopf, neu);
  await insertEreignisse(tx, [zeile]);
  await storeKopf(tx, kopfNach(dienste.config.secretKey, zeile));
  return zeile;
}
