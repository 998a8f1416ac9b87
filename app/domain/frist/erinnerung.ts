import { addDays, daysBetween } from "~/lib/date";

/**
 * So many days before its last one somebody can be reminded of a deadline.
 *
 * @assumed Nothing says which reminders there are to choose from: two weeks, one, three days as usual, and the last.
 */
export const ERINNERUNG_TAGE = [14, 7, 3, 1] as const;

export type ErinnerungTag = (typeof ERINNERUNG_TAGE)[number];

/** In the words of the page. */
export const ERINNERUNG_LABEL: Record<ErinnerungTag, string> = {
  14: "Zwei Wochen vorher",
  7: "Eine Woche vorher",
  3: "Drei Tage vorher",
  1: "Am Tag vorher",
};

/** The chosen ones in their order, each once; others are left out. */
export const pickErinnerungTage = (gewaehlt: readonly unknown[]): ErinnerungTag[] =>
  ERINNERUNG_TAGE.filter((tage) => gewaehlt.includes(tage) || gewaehlt.includes(String(tage)));

/** After so many days without a look only the last of them count: nobody wants all at once what is long known. */
const NACHHOLEN_TAGE = 3;

/**
 * Whether it is time to remind of a deadline with this last day: a chosen day has come since the last look, and the
 * deadline still runs. `geprueftBis`: the day of that look.
 */
export function isZuErinnern(
  tag: string,
  { tage, geprueftBis, heute }: { tage: readonly number[]; geprueftBis: string; heute: string },
): boolean {
  if (tag < heute) return false;
  const fruehestens = addDays(heute, -NACHHOLEN_TAGE);
  const seit = geprueftBis > fruehestens ? geprueftBis : fruehestens;
  return tage.some((vorher) => {
    const am = addDays(tag, -vorher);
    return am > seit && am <= heute;
  });
}

/** How long a deadline still runs, in words: its last day is `tag`. */
export function restTage(tag: string, heute: string): string {
  const rest = daysBetween(heute, tag);
  if (rest === 0) return "heute";
  return rest === 1 ? "morgen" : `in ${String(rest)} Tagen`;
}
