import { useCallback, useSyncExternalStore } from "react";
import { useSeitenrahmen } from "~/features/shell";

const TAKT_MS = 30_000;

/** All that shows a time on the page goes on together. */
const hoerer = new Set<() => void>();
let takt: number | undefined;
let gezaehlt = 0;

/** The time of the server as the page last learned it, and when that was by the clock that does not jump. */
let gehoert = { stand: "", bei: 0 };

function tick(): void {
  gezaehlt += 1;
  for (const hoert of hoerer) hoert();
}

function subscribe(hoert: () => void): () => void {
  hoerer.add(hoert);
  if (takt === undefined) takt = window.setInterval(tick, TAKT_MS);
  return () => {
    hoerer.delete(hoert);
    if (hoerer.size > 0) return;
    window.clearInterval(takt);
    takt = undefined;
  };
}

/**
 * The time of the server: as it was when it made the page, and going on while the page stays open where scripts run.
 * Null on a page without a frame.
 */
export function useJetzt(): Date | null {
  const stand = useSeitenrahmen()?.stand ?? "";
  // The text of the page made by the server first, so that both say the same; then as many steps as have gone by.
  const zaehler = useSyncExternalStore(
    subscribe,
    useCallback(() => gezaehlt, []),
    () => 0,
  );
  if (stand === "") return null;
  if (typeof window === "undefined") return new Date(stand);
  if (gehoert.stand !== stand) gehoert = { stand, bei: performance.now() };
  return zaehler === 0 ? new Date(stand) : new Date(Date.parse(stand) + performance.now() - gehoert.bei);
}
