const TAKT_MS = 1000;

/**
 * A second source of ticks beside the page: browsers let the timers of a hidden tab fire once a minute only. Null where
 * there is none.
 */
function startHelfer(report: () => void): Worker | null {
  try {
    const helfer = new Worker(new URL("takt.worker.ts", import.meta.url), { type: "module", name: "Takt" });
    helfer.onmessage = report;
    return helfer;
  } catch {
    return null;
  }
}

/** Calls `report` every second, hidden or not; returns how to stop it. */
export function startTakt(report: () => void): () => void {
  const takt = window.setInterval(report, TAKT_MS);
  let helfer: Worker | null = null;
  const onSichtbarkeit = () => {
    if (document.visibilityState === "hidden") helfer ??= startHelfer(report);
    else {
      helfer?.terminate();
      helfer = null;
      report();
    }
  };
  document.addEventListener("visibilitychange", onSichtbarkeit);
  return () => {
    window.clearInterval(takt);
    helfer?.terminate();
    document.removeEventListener("visibilitychange", onSichtbarkeit);
  };
}
