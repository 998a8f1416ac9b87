import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { listStaende } from "../../storage/sitzungsstandStore";
import { endsOn } from "./tokens";

/**
 * What decides whether somebody is still the person who opened a connection: chosen company and role, the duty of a
 * second factor.
 */
export type Merkmal = string;

type Fakten = {
  unternehmen: string | null;
  rolle: string | null;
  systemrolle: string | null;
  systemRollen: string[];
  isFaktorOffen: boolean;
};

function merkmalAus({ unternehmen, rolle, systemrolle, systemRollen, isFaktorOffen }: Fakten): Merkmal {
  const gewaehlt = systemrolle !== null && systemRollen.includes(systemrolle) ? systemrolle : null;
  return JSON.stringify([unternehmen, rolle, gewaehlt, isFaktorOffen]);
}

/** The {@link Merkmal} of a session that was read as a whole. */
export function merkmalVon({ zeile, benutzer: person }: Sitzungsstand): Merkmal {
  const { unternehmen, systemRollen, tfaPflicht, mailTfa, appTfa } = person;
  const isFaktorOffen = tfaPflicht && !mailTfa && !appTfa;
  const { uuid = null, rolle = null } = unternehmen ?? {};
  return merkmalAus({ unternehmen: uuid, rolle, systemrolle: zeile.systemrolle, systemRollen, isFaktorOffen });
}

/**
 * Those of the sessions that live, each with its {@link Merkmal}. One statement, which counts as no action of anybody.
 */
export async function listLebende(dienste: Dienste, uuids: readonly string[]): Promise<Map<string, Merkmal>> {
  const zeilen = await listStaende(dienste.db, uuids);
  const jetzt = dienste.clock.now();
  const lebende = zeilen.filter(
    ({ letzteAktionAm, absolutBis }) => endsOn(dienste, letzteAktionAm, absolutBis) > jetzt,
  );
  return new Map(lebende.map((zeile) => [zeile.uuid, merkmalAus(zeile)]));
}
