import { daysBetween, formatDate, weekdayOf } from "../../lib/date";

const WOCHENTAGE = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** How urgent a deadline is, by the days that are left. */
export type Dringlichkeit = "abgelaufen" | "heute" | "bald" | "offen";

/**
 * Up to so many days a deadline counts as near. @assumed The reminder comes three days before (domain.md 4.6); a week
 * leaves time to act.
 */
const BALD_TAGE = 7;

export function dringlichkeitVon(tag: string, heute: string): Dringlichkeit {
  const rest = daysBetween(heute, tag);
  if (rest < 0) return "abgelaufen";
  if (rest === 0) return "heute";
  return rest <= BALD_TAGE ? "bald" : "offen";
}

/**
 * The days that are left in words: "noch 12 Tage", "morgen", "nur noch heute", "abgelaufen". The last day counts in
 * full.
 */
export function formatRest(tag: string, heute: string): string {
  const rest = daysBetween(heute, tag);
  if (rest < 0) return "abgelaufen";
  if (rest === 0) return "nur noch heute";
  return rest === 1 ? "bis morgen" : `noch ${String(rest)} Tage`;
}

/** "Montag, 02.03.2026, 24:00 Uhr": a deadline ends with its last day, in Berlin. */
export function formatFristende(tag: string): string {
  return `${WOCHENTAGE[weekdayOf(tag) - 1] ?? ""}, ${formatDate(tag)}, 24:00\u00a0Uhr`;
}

/** "Mo., 02.03.2026": the same where many stand below each other. */
export const formatFristtag = (tag: string): string =>
  `${(WOCHENTAGE[weekdayOf(tag) - 1] ?? "").slice(0, 2)}., ${formatDate(tag)}`;
