const TAKT_MS = 50;
/** More than a busy machine is ever late for one beat; what goes beyond is no time in which anything could have run. */
const HOECHSTENS_MS = 400;

/**
 * A stop watch that stands still while this process does: milliseconds since its start, without the seconds in which
 * the machine gave it nothing. For upper limits only ("answers within five seconds"): a machine that stops for a
 * minute says nothing about the portal.
 */
export function startLaufzeit(): () => number {
  let gelaufen = 0;
  let zuletzt = performance.now();
  const beat = (): number => {
    const jetzt = performance.now();
    gelaufen += Math.min(jetzt - zuletzt, HOECHSTENS_MS);
    zuletzt = jetzt;
    return gelaufen;
  };
  setInterval(beat, TAKT_MS).unref();
  return beat;
}
