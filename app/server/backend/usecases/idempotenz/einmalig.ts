import { Ablehnung } from "../../ablehnung";
import type { RufKontext } from "../../kontext";
import { pruefsummeVon } from "../../pruefsumme";
import type { Tx } from "../../storage/datenbank";
import { type Eintrag, findEintrag, insertEintrag, storeAntwort } from "../../storage/idempotenzStore";

/** Stands for the user in calls without a login. */
const NIEMAND = "00000000-0000-0000-0000-000000000000";

type Aufrufer = Pick<RufKontext, "schluessel" | "person" | "dienste">;

/** What is kept of a call besides its answer; null without an Idempotency-Key. */
export function eintragVon(
  { schluessel, person, dienste }: Aufrufer,
  vorgang: string,
  eingabe: unknown,
): Eintrag | null {
  if (schluessel === null) return null;
  const benutzerUuid = person?.benutzerUuid ?? NIEMAND;
  return { schluessel, benutzerUuid, vorgang, eingabeHash: pruefsummeVon(eingabe), erstelltAm: dienste.clock.now() };
}

/**
 * Has this very request been done before? For refusals that its own effect would cause, such as that of a password it
 * has replaced.
 */
export async function isErledigt(kontext: Aufrufer, vorgang: string, eingabe: unknown): Promise<boolean> {
  const row = eintragVon(kontext, vorgang, eingabe);
  if (row === null) return false;
  return (await findEintrag(kontext.dienste.db, row))?.eingabeHash === row.eingabeHash;
}

/**
 * Has something been done with this key before, whatever the input was? For what is judged before the input is known.
 */
export async function isBekannt(kontext: Aufrufer, vorgang: string): Promise<boolean> {
  const row = eintragVon(kontext, vorgang, null);
  return row !== null && (await findEintrag(kontext.dienste.db, row)) !== undefined;
}

/**
 * Runs `fn` once per Idempotency-Key, user and `vorgang`; a repetition gets the stored answer, and one that runs at the
 * same time waits for the first. The same key with another input is refused with SCHLUESSEL_WIEDERVERWENDET. Without a
 * key `fn` just runs. The answer is stored in `tx`: it exists exactly when the effect does. It must survive JSON.
 */
export async function einmalig<T>(
  tx: Tx,
  kontext: Aufrufer,
  { vorgang, eingabe, fn }: { vorgang: string; eingabe: unknown; fn: () => Promise<T> },
): Promise<T> {
  const row = eintragVon(kontext, vorgang, eingabe);
  if (row === null) return fn();
  if (await insertEintrag(tx, row)) {
    const antwort = await fn();
    await storeAntwort(tx, row, antwort);
    return antwort;
  }
  const stored = await findEintrag(tx, row);
  if (stored?.eingabeHash !== row.eingabeHash) throw new Ablehnung("SCHLUESSEL_WIEDERVERWENDET");
  // The answer of the same use case to the same input: its type is T, which the JSON column cannot say.
  return stored.antwort as T;
}
