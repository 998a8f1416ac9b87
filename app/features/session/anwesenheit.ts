import { browserClock } from "~/lib/clock";

/** So long after an action a person counts as being there. */
const DA_MS = 60_000;

let zuletzt = Number.NEGATIVE_INFINITY;
const wartende = new Set<() => void>();

/** The person has done something in this tab. */
export function rememberAktion(jetzt = browserClock.now().getTime()): void {
  zuletzt = jetzt;
  const faellige = [...wartende];
  wartende.clear();
  for (const fn of faellige) fn();
}

/**
 * Runs what asks the portal for something by itself: at once when the person has just done something, otherwise with
 * the next action. Every request keeps the session alive, and a page that nobody looks at must not. Returns how to call
 * it off.
 */
export function sobaldJemandDaIst(fn: () => void, jetzt = browserClock.now().getTime()): () => void {
  if (jetzt - zuletzt < DA_MS) fn();
  else wartende.add(fn);
  return () => wartende.delete(fn);
}
