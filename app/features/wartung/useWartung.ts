import { useEffect, useSyncExternalStore } from "react";
import type { SeitenrahmenDaten, Wartungsanzeige } from "~/contract/portal/seitenrahmenDaten";

/** What was told last; `fenster` null: the window is withdrawn. */
type Gemeldet = { fenster: Wartungsanzeige | null };

let gemeldet: Gemeldet | null = null;
const zuhoerer = new Set<() => void>();

function set(neu: Gemeldet | null): void {
  if (gemeldet === neu) return;
  gemeldet = neu;
  for (const report of zuhoerer) report();
}

function subscribe(report: () => void): () => void {
  zuhoerer.add(report);
  return () => zuhoerer.delete(report);
}

/** The live channel says how the window is now; null: there is none any more. */
export const reportWartung = (fenster: Wartungsanzeige | null): void => set({ fenster });

/** The window: what was told last, until the frame itself is read anew. */
export function useWartung(rahmen: SeitenrahmenDaten): Wartungsanzeige | null {
  const live = useSyncExternalStore(
    subscribe,
    () => gemeldet,
    () => null,
  );
  useEffect(() => set(null), [rahmen]);
  return live === null ? rahmen.wartung : live.fenster;
}
