const STUNDE = 60;
const TAG = 24 * STUNDE;

/**
 * A length of time for a sentence, where "eine" fits ("gilt …", "länger als …"): "10 Minuten", "eine Stunde", "24
 * Stunden", "7 Tage". It takes the largest unit in which the number is whole; a single day stays 24 hours.
 */
export function formatDauer(minuten: number): string {
  if (minuten > TAG && minuten % TAG === 0) return `${String(minuten / TAG)} Tage`;
  if (minuten >= STUNDE && minuten % STUNDE === 0)
    return minuten === STUNDE ? "eine Stunde" : `${String(minuten / STUNDE)} Stunden`;
  return minuten === 1 ? "eine Minute" : `${String(minuten)} Minuten`;
}

/** The same behind "in", "nach" and "seit": "einer Minute", "30 Minuten", "7 Tagen". */
export const formatDauerDativ = (minuten: number): string =>
  formatDauer(minuten)
    .replace(/^eine /, "einer ")
    .replace(/Tage$/, "Tagen");
