import type { Dienste } from "../../dienste";
import { returnUngewissen, type Ungewisser } from "../../storage/anmeldeversuchStore";
import type { Datenbank } from "../../storage/datenbank";
import { findLage } from "../../storage/datenbankLage";

/** More than people type during an outage; what exceeds it stays counted. */
const AUSSTEHENDE_MAX = 10_000;

type Rest = { offene: Ungewisser[]; lauf: Promise<void> | null };
const ausstehende = new WeakMap<Datenbank, Rest>();

function restVon(db: Datenbank): Rest {
  const rest = ausstehende.get(db) ?? { offene: [], lauf: null };
  ausstehende.set(db, rest);
  return rest;
}

async function run(db: Datenbank, rest: Rest): Promise<void> {
  for (;;) {
    const [erster] = rest.offene;
    if (erster === undefined) return;
    await returnUngewissen(db, erster);
    rest.offene.shift();
  }
}

/**
 * Gives back what an outage has kept from being judged. Throws when the database still does not answer; nothing is lost
 * by that.
 */
export async function giveBackPending({ db }: Pick<Dienste, "db">): Promise<void> {
  const rest = ausstehende.get(db);
  if (rest === undefined) return;
  if (rest.offene.length > 0) rest.lauf ??= run(db, rest).finally(() => (rest.lauf = null));
  await rest.lauf;
}

/**
 * Runs what judges an attempt, or counts it. When the database fails in it, nobody has learned whether the password was
 * right, so it counts as no failure: it is given back at once, or as soon as the database answers this process again.
 */
export async function beiAusfallZurueck<T>(
  { db }: Pick<Dienste, "db">,
  versuch: Ungewisser,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (findLage(error) === null) throw error;
    const rest = restVon(db);
    if (rest.offene.length < AUSSTEHENDE_MAX) rest.offene.push(versuch);
    await giveBackPending({ db }).catch(() => undefined);
    throw error;
  }
}
