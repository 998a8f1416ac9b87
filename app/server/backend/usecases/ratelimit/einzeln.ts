import { setTimeout as wait } from "node:timers/promises";
import { ZuVieleVersuche } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import { findPlatzEnde, freePlatz, takePlatz } from "../../storage/ratelimitStore";
import { schluesselOf } from "./count";

/** What a process could not give back, because it died, is free again after this time. */
const HALTBAR_MS = 60_000;
/** Whoever clicks twice waits for the first answer; others are told to come back. */
const VERSUCHE = 20;
const ABSTAND_MS = 200;

/** Null when the place was taken; otherwise until when it is somebody else's at most. */
async function belege({ db, clock }: Dienste, schluessel: string): Promise<{ meinBis: Date } | { fremdBis: Date }> {
  const now = clock.now();
  const ablauf = new Date(now.getTime() + HALTBAR_MS);
  if (await takePlatz(db, { schluessel, now, ablauf })) return { meinBis: ablauf };
  return { fremdBis: (await findPlatzEnde(db, schluessel)) ?? now };
}

/**
 * Runs work that a person may only have done once at a time, in all processes. Throws ZU_VIELE_VERSUCHE, with `anlass`,
 * when the other one does not end.
 */
export async function einzeln<T>(
  dienste: Dienste,
  { name, wer, anlass }: Record<"name" | "wer" | "anlass", string>,
  work: () => Promise<T>,
) {
  const schluessel = schluesselOf(name, wer);
  for (let versuch = 1; ; versuch += 1) {
    const platz = await belege(dienste, schluessel);
    if ("meinBis" in platz) {
      return work().finally(() => freePlatz(dienste.db, schluessel, platz.meinBis));
    }
    if (versuch === VERSUCHE) throw new ZuVieleVersuche(dienste.clock.now(), platz.fremdBis, anlass);
    await wait(ABSTAND_MS);
  }
}
