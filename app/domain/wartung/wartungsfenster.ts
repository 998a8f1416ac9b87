import { berlinDate } from "~/lib/date";

/** How long the reason of a maintenance window may be. @assumed Issue 18 names no length. */
export const WARTUNG_TEXT_MAX = 500;

/** A window lasts no longer. @assumed Issue 18 names no length; three days leave room for a weekend. */
export const WARTUNG_HOECHSTENS_STUNDEN = 72;

/** Nobody announces one earlier. @assumed Issue 18 names no time; a typing error in the year is found by it. */
export const WARTUNG_VORLAUF_TAGE = 90;

/** A time in which the portal shows everything and takes nothing: from `beginn` on, no longer at `ende`. */
export type Wartungszeit = { beginn: Date; ende: Date };

/** How a window stands. */
export type Wartungsphase = "GEPLANT" | "LAUFEND" | "VORBEI";

/** How a window stands at a moment. */
export function wartungsphaseAm({ beginn, ende }: Wartungszeit, am: Date): Wartungsphase {
  if (ende <= am) return "VORBEI";
  return beginn <= am ? "LAUFEND" : "GEPLANT";
}

/** The first and the last day in Berlin of which a window takes a part. */
export const wartungstage = ({ beginn, ende }: Wartungszeit): { von: string; bis: string } => ({
  von: berlinDate(beginn),
  bis: berlinDate(new Date(ende.getTime() - 1)),
});

/**
 * Does a window take a part of this day, so that a deadline with this last day is affected?
 *
 * @assumed Issue 18 says that deadlines "fall into" a window. A deadline ends with its day; whoever has only that day
 * left loses time also when the window is over before midnight, so the whole last day counts.
 */
export function isWartungAmTag(zeit: Wartungszeit, tag: string): boolean {
  const { von, bis } = wartungstage(zeit);
  return von <= tag && tag <= bis;
}
