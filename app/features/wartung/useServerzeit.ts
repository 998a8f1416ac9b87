import { useEffect, useState } from "react";
import { browserClock } from "~/lib/clock";

/** An answer may have been under way this long. */
const UNTERWEGS_MS = 5_000;
const TAKT_MS = 1_000;

/**
 * The time of the server, each second: as it was told until the page is alive, then by the clock of the browser, put
 * right where that one is wrong.
 */
export function useServerzeit(stand: string): Date {
  const [gezaehlt, setGezaehlt] = useState<{ stand: string; jetzt: Date } | null>(null);
  useEffect(() => {
    const versatz = Date.parse(stand) - browserClock.now().getTime();
    const richtig = Math.abs(versatz) <= UNTERWEGS_MS ? 0 : versatz;
    const tick = (): void => setGezaehlt({ stand, jetzt: new Date(browserClock.now().getTime() + richtig) });
    const takt = window.setInterval(tick, TAKT_MS);
    return () => window.clearInterval(takt);
  }, [stand]);
  return gezaehlt?.stand === stand ? gezaehlt.jetzt : new Date(stand);
}
