import { ressource, type Ressource } from "~/contract/wire/live";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { neueLesung, type Person } from "../../kontext";
import {
  belegePlatz,
  deleteBeobachter,
  deleteBeobachterVon,
  deleteFremdeBeobachter,
  deleteVerbindungen,
  insertBeobachter,
  type NeueVerbindung,
} from "../../storage/liveStore";
import type { Tx } from "../../storage/datenbank";
import { inTransaktion } from "../../storage/transaction";
import { hasKmuZahlenZeile } from "../../storage/kmuZahlenStore";
import { hasVerbundZeile } from "../../storage/verbundStore";
import { hasJahr } from "../../storage/wirtschaftsjahrStore";
import { getLesbaren } from "../antraege/antragRechte";
import { writeLesung } from "../einsicht/writeLesung";
import { lesbaresUnternehmen, requireUnternehmen } from "../unternehmen/stammdatenLage";
import { publishBeobachter } from "./publish";

/**
 * How each kind of record is read with the rights of a person. Throws an Ablehnung for what the person may not read.
 */
const LESEN: Record<Ressource["name"], (dienste: Dienste, person: Person, id: string) => Promise<unknown>> = {
  antrag: ({ db }, person, id) => getLesbaren(db, person, id),
  async unternehmen(_dienste, person, id) {
    requireUnternehmen(person, id);
  },
  async verbund({ db }, person, id) {
    if (!(await hasVerbundZeile(db, lesbaresUnternehmen(person), id))) throw new Ablehnung("NICHT_GEFUNDEN");
  },
  async wirtschaftsjahr({ db }, person, id) {
    if (!(await hasJahr(db, lesbaresUnternehmen(person), id))) throw new Ablehnung("NICHT_GEFUNDEN");
  },
  async kmuZahlen({ db }, person, id) {
    if (!(await hasKmuZahlenZeile(db, lesbaresUnternehmen(person), id))) throw new Ablehnung("NICHT_GEFUNDEN");
  },
};

/** Says whether a person may read a record. A foreign one and an unknown one are the same. */
export async function isLesbar(dienste: Dienste, person: Person, { name, id }: Ressource): Promise<boolean> {
  try {
    // A connection lives long: a consent counts as of now.
    await LESEN[name](dienste, { ...person, lesung: neueLesung(dienste.clock.now()) }, id);
    return true;
  } catch (error) {
    if (error instanceof Ablehnung) return false;
    throw error;
  }
}

/**
 * A connection looks at a record from now on, and all who do are told. False, and nothing happens, when the person may
 * not read it.
 */
export async function enter(
  dienste: Dienste,
  verbindungUuid: string,
  { person, ziel }: { person: Person; ziel: Ressource },
): Promise<boolean> {
  if (!(await isLesbar(dienste, person, ziel))) return false;
  // Other records are no Antrag: their id would begin a chain of events of an Antrag that there is not.
  const lesung = { ...neueLesung(null), antraege: new Set(ziel.name === "antrag" ? [ziel.id] : []) };
  await writeLesung(dienste, { leser: { ...person, lesung }, ruf: "live.beobachten" });
  await inTransaktion(dienste, async (tx) => {
    if (await insertBeobachter(tx, verbindungUuid, { ressource: ziel, seit: dienste.clock.now() }))
      await publishBeobachter(tx, dienste, ziel);
  });
  return true;
}

/** A connection no longer looks at a record, and all who do are told. */
export async function leave(dienste: Dienste, verbindungUuid: string, ziel: Ressource): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    if (await deleteBeobachter(tx, verbindungUuid, ziel)) await publishBeobachter(tx, dienste, ziel);
  });
}

/** Somebody may no longer read a record: no connection of theirs looks at it any more, and all who do are told. */
export async function endBeobachtung(
  tx: Tx,
  dienste: Dienste,
  { benutzerUuid, ziel }: { benutzerUuid: string; ziel: Ressource },
): Promise<void> {
  if (await deleteBeobachterVon(tx, benutzerUuid, ziel)) await publishBeobachter(tx, dienste, ziel);
}

/** The same for everybody who does not belong to the company of an Antrag. */
export async function endBeobachtungOfOthers(
  tx: Tx,
  dienste: Dienste,
  { uuid, unternehmenUuid }: AntragOrt,
): Promise<void> {
  const ziel: Ressource = { name: "antrag", id: uuid };
  if (await deleteFremdeBeobachter(tx, unternehmenUuid, ziel)) await publishBeobachter(tx, dienste, ziel);
}

type AntragOrt = { uuid: string; unternehmenUuid: string };

/** Takes a place among the connections of a user; false when all are taken, on whatever node. */
export function takePlatz({ db, clock, config }: Dienste, neu: Omit<NeueVerbindung, "seit">): Promise<boolean> {
  return belegePlatz(db, { ...neu, seit: clock.now() }, config.live.verbindungenJePerson);
}

/** Connections are gone: frees their places and tells those who look at what they looked at. */
export async function releasePlaetze(dienste: Dienste, verbindungUuids: readonly string[]): Promise<void> {
  await inTransaktion(dienste, async (tx) => {
    for (const gesehen of await deleteVerbindungen(tx, verbindungUuids))
      await publishBeobachter(tx, dienste, ressource.parse(gesehen));
  });
}
