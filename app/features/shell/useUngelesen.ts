import { useEffect, useSyncExternalStore } from "react";
import type { RahmenDaten } from "~/contract/rahmenDaten";

let gemeldet: number | null = null;
const zuhoerer = new Set<() => void>();

function setze(anzahl: number | null): void {
  if (gemeldet === anzahl) return;
  gemeldet = anzahl;
  for (const melde of zuhoerer) melde();
}

function subscribe(melde: () => void): () => void {
  zuhoerer.add(melde);
  return () => zuhoerer.delete(melde);
}

/** The live channel says how many messages are unread now. */
export const meldeUngelesen = (anzahl: number): void => setze(anzahl);

/** How many messages are unread: what was told last, until the frame itself is read anew. */
export function useUngelesen(rahmen: RahmenDaten | undefined): number {
  const live = useSyncExternalStore(
    subscribe,
    () => gemeldet,
    () => null,
  );
  useEffect(() => setze(null), [rahmen]);
  return live ?? rahmen?.sitzung.unreadMessages ?? 0;
}
