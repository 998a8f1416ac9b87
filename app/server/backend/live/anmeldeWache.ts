import type { Dienste } from "../dienste";
import { listLebende, merkmalVon } from "../usecases/sitzung/listLebende";
import { SCHLUSS } from "./connection";
import type { Teilnehmer } from "./teilnehmer";

/**
 * Closes the connections whose login has ended, or is another one by now: company, role or the duty of a second factor
 * have changed.
 */
export async function guard(dienste: Dienste, alle: Iterable<Teilnehmer>): Promise<void> {
  const teilnehmer = [...alle];
  if (teilnehmer.length === 0) return;
  const lebende = await listLebende(dienste, [...new Set(teilnehmer.map(({ gast }) => gast.uuid))]);
  for (const wer of teilnehmer) {
    if (lebende.get(wer.gast.uuid) !== merkmalVon(wer.gast.stand)) wer.close(SCHLUSS.sitzungBeendet);
  }
}

/** The same for one connection; false when it is closed now. */
export async function check(dienste: Dienste, wer: Teilnehmer): Promise<boolean> {
  const lebende = await listLebende(dienste, [wer.gast.uuid]);
  if (lebende.get(wer.gast.uuid) === merkmalVon(wer.gast.stand)) return true;
  wer.close(SCHLUSS.sitzungBeendet);
  return false;
}
