import { useEffect, useState } from "react";
import { browserClock } from "~/lib/clock";
import { uhrVersatz } from "~/lib/uhrVersatz";

const TAKT_MS = 1_000;

/**
 * The time of the server, each second: as it was told until the page is alive, then by the clock of the browser, put
 * right where that one is wrong.
 */
export function useServerzeit(stand: string): Date {
  const [gezaehlt, setGezaehlt] = useState<{ stand: string; jetzt: Date } | null>(null);
  useEffect(() => {
    const versatz = uhrVersatz(new Date(stand), browserClock.now());
    const tick = (): void => setGezaehlt({ stand, jetzt: new Date(browserClock.now().getTime() + versatz) });
    const takt = window.setInterval(tick, TAKT_MS);
    return () => window.clearInterval(takt);
  }, [stand]);
  return gezaehlt?.stand === stand ? gezaehlt.jetzt : new Date(stand);
}
