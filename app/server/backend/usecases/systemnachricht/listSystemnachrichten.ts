import type { GeleseneSystemnachricht, Systemnachricht } from "~/contract/mitteilung/systemnachrichten";
import { rechterolleVon } from "~/domain/benutzer/systemrollenRechte";
import type { Dienste } from "../../dienste";
import type { Person } from "../../kontext";
import {
  insertGeschlossen,
  type Leser,
  listOffeneSystemnachrichten,
  type SystemnachrichtZeile,
} from "../../storage/systemnachrichtStore";
import { cleanHtml } from "../hilfe/cleanHtml";

/** For the wire: sanitised once more, whatever is stored. trust.md §3 row 11 */
export const toNachricht = (zeile: SystemnachrichtZeile): Systemnachricht => ({
  uuid: zeile.uuid,
  fassung: zeile.fassung,
  titel: zeile.titel,
  text: cleanHtml(zeile.text),
  anzeigenVon: zeile.anzeigenVon.toISOString(),
  anzeigenBis: zeile.anzeigenBis?.toISOString() ?? null,
  ereignisVon: zeile.ereignisVon?.toISOString() ?? null,
  ereignisBis: zeile.ereignisBis?.toISOString() ?? null,
});

const leserVon = (person: Person): Leser => ({
  benutzerUuid: person.benutzerUuid,
  unternehmenUuid: person.unternehmenUuid,
  rolle: rechterolleVon(person),
});

/**
 * What everybody who is fully logged in may read, the rights table notwithstanding: that one is about the screen that
 * manages them. `hat`: what the statement of the session has found, without which every page would ask once more for
 * nothing.
 */
export async function listSystemnachrichten(
  { db, clock }: Dienste,
  person: Person,
  hat: boolean,
): Promise<{ stand: string; data: GeleseneSystemnachricht[] }> {
  const jetzt = clock.now();
  const zeilen = hat ? await listOffeneSystemnachrichten(db, leserVon(person), jetzt) : [];
  const data = zeilen.map((zeile) => ({ ...toNachricht(zeile), geschlossen: zeile.geschlossen }));
  return { stand: jetzt.toISOString(), data };
}

/**
 * Notes what somebody has closed. It stands in its own row with its moment, once per person, and so not in the log as
 * well.
 */
export async function closeSystemnachrichten(
  { db, clock }: Dienste,
  person: Person,
  geschlossen: readonly { uuid: string; fassung: number }[],
): Promise<{ ok: true }> {
  if (geschlossen.length > 0) await insertGeschlossen(db, leserVon(person), { geschlossen, am: clock.now() });
  return { ok: true };
}
