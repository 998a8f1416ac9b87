import { useEffect, useState } from "react";

/** The page is not kept waiting for ever: after this time it counts as idle. */
const SPAETESTENS_MS = 5_000;
/** Where the browser cannot say when it is idle. */
const ERSATZ_MS = 1_000;

/** True from the moment on at which the page has nothing else to do. */
export function useRuhig(): boolean {
  const [isRuhig, setRuhig] = useState(false);
  useEffect(() => {
    const start = () => setRuhig(true);
    if (typeof window.requestIdleCallback !== "function") {
      const timer = window.setTimeout(start, ERSATZ_MS);
      return () => window.clearTimeout(timer);
    }
    const warten = window.requestIdleCallback(start, { timeout: SPAETESTENS_MS });
    return () => window.cancelIdleCallback(warten);
  }, []);
  return isRuhig;
}
