import { parseDate } from "../../lib/date";

/** Days from the first to the last, both included. */
export type Tagspanne = { von: string; bis: string };

/** Between the two days: a word, a long dash, or a short one with spaces, as dates may be written with short ones. */
const TRENNER = /\s*–\s*|\s+(?:-|bis)\s+/;

/** Reads a day, or a first and a last one ("01.03.2026 – 31.03.2026"); undefined for anything else. */
export function parseTagspanne(text: string): Tagspanne | undefined {
  const [erster = "", letzter = erster, ...rest] = text.trim().split(TRENNER);
  const [von, bis] = [parseDate(erster), parseDate(letzter)];
  return rest.length > 0 || von === undefined || bis === undefined || bis < von ? undefined : { von, bis };
}
