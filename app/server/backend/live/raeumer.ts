import type { Dienste } from "../dienste";
import { createSchleife } from "../schleife";
import { releasePlaetze } from "../usecases/live/watch";

/** So many at once. */
const HOECHSTENS = 500;
/** So long after a failure it is tried again. */
const ERNEUT_MS = 1_000;

/**
 * Frees the places of connections that are gone: many in one transaction, because a broken network takes thousands at
 * once, and again until it has worked, because a place that is never freed is one less for its user.
 */
export function createRaeumer(dienste: Dienste, onFehler: (error: unknown) => void) {
  const weg = new Set<string>();
  const schleife = createSchleife(
    async () => {
      while (weg.size > 0) {
        const uuids = [...weg].slice(0, HOECHSTENS);
        await releasePlaetze(dienste, uuids);
        for (const uuid of uuids) weg.delete(uuid);
      }
    },
    ERNEUT_MS,
    onFehler,
  );
  return {
    start: () => schleife.start(),
    stop: () => schleife.stop(),
    tidy(uuid: string): void {
      weg.add(uuid);
      schleife.wake();
    },
  };
}
