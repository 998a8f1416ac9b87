import { useEffect, useSyncExternalStore } from "react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";

let gemeldet: number | null = null;
const zuhoerer = new Set<() => void>();

function set(anzahl: number | null): void {
  if (gemeldet === anzahl) return;
  gemeldet = anzahl;
  for (const report of zuhoerer) report();
}

function subscribe(report: () => void): () => void {
  zuhoerer.add(report);
  return () => zuhoerer.delete(report);
}

/** The live channel says how many messages are unread now. */
export const reportUnread = (anzahl: number): void => set(anzahl);

/** How many messages are unread: what was told last, until the frame itself is read anew. */
export function useUngelesen(rahmen: SeitenrahmenDaten | undefined): number {
  const live = useSyncExternalStore(
    subscribe,
    () => gemeldet,
    () => null,
  );
  useEffect(() => set(null), [rahmen]);
  return live ?? rahmen?.sitzung.unreadMessages ?? 0;
}
