/**
 * Periods of the procedure in calendar days of Berlin ("YYYY-MM-DD"). A period that ends on a day lasts until 24:00 of
 * that day. The day of the event that begins a period is not counted (§ 187(1) BGB); when the last day is a Saturday, a
 * Sunday or one of the nine nationwide holidays, the next working day takes its place (§ 31(3) VwVfG, § 222(2) ZPO).
 * Holidays of single Länder are not looked at.
 *
 * @assumed domain.md 1.5 Period arithmetic: state holidays are ignored, so that a period may in truth end a day later,
 * never earlier.
 */
import { addDays, addMonths, berlinDate, berlinInstant, daysBetween } from "~/lib/date";
import { isDayOff } from "~/lib/holidays";

/** How the day of announcement follows from retrieval, provision or posting. @spec domain.md 1.5 Delivery */
export const BEKANNTGABE_REGELN = [
  "ABRUF_PLUS_1",
  "BEREITSTELLUNG_PLUS_3",
  "BEREITSTELLUNG_PLUS_4",
  "POST_PLUS_4",
] as const;

export type BekanntgabeRegel = (typeof BEKANNTGABE_REGELN)[number];

/** The event that a rule counts from, and how many days later the decision counts as announced. */
export const BEKANNTGABE: Readonly<
  Record<BekanntgabeRegel, { anlass: "ABRUF" | "BEREITSTELLUNG" | "POST"; tage: number; rechtsgrundlage: string }>
> = {
  ABRUF_PLUS_1: { anlass: "ABRUF", tage: 1, rechtsgrundlage: "§ 41 Abs. 2a VwVfG" },
  BEREITSTELLUNG_PLUS_3: { anlass: "BEREITSTELLUNG", tage: 3, rechtsgrundlage: "§ 9 OZG" },
  BEREITSTELLUNG_PLUS_4: { anlass: "BEREITSTELLUNG", tage: 4, rechtsgrundlage: "§ 9 OZG" },
  POST_PLUS_4: { anlass: "POST", tage: 4, rechtsgrundlage: "§ 41 Abs. 2 VwVfG" },
};

/** How long a decision lies ready for retrieval, in days after the notice. @spec domain.md 1.5 § 41(2a) VwVfG */
export const ABRUF_TAGE = 10;

/** The usual period of a follow-up request, in days. @spec domain.md 1.5 Nachforderung: usual period 14 days */
export const NACHFORDERUNG_TAGE = 14;

/** The day itself when it is a working day, otherwise the next one. Throws RangeError when it is no day. */
export function naechsterWerktag(tag: string): string {
  let werktag = tag;
  while (isDayOff(werktag)) werktag = addDays(werktag, 1);
  return werktag;
}

/** The last day of a period in days that begins with an event on `ereignisTag`. Throws RangeError when it is no day. */
export function fristInTagen(ereignisTag: string, tage: number): string {
  return naechsterWerktag(addDays(ereignisTag, tage));
}

/** The last day of a period in months. Throws RangeError when `ereignisTag` is no day. */
export function fristInMonaten(ereignisTag: string, monate: number): string {
  return naechsterWerktag(addMonths(ereignisTag, monate));
}

/**
 * The last day on which a decision can be retrieved that was made ready, with the notice, on this day.
 *
 * @assumed § 41(2a) VwVfG is silent about weekends: the ten days end on the tenth, whatever day that is; nothing is
 * lost, the decision is provided again or comes by post.
 */
export function abrufbarBis(bereitgestelltTag: string): string {
  return addDays(bereitgestelltTag, ABRUF_TAGE);
}

/**
 * The day on which a decision counts as announced; `anlassTag`: the day of retrieval, provision or posting, as the rule
 * says. A weekend does not move it.
 *
 * @spec domain.md 1.5 Test A: Abruf Fri 30.01.2026 → Bekanntgabe Sat 31.01.2026
 */
export function bekanntgabeAm(regel: BekanntgabeRegel, anlassTag: string): string {
  return addDays(anlassTag, BEKANNTGABE[regel].tage);
}

/**
 * The last day for an objection: one month after the announcement, one year when the decision does not instruct about
 * the right to object (§ 70, § 58(2) VwGO). The same holds for an action against a decision on an objection (§ 74
 * VwGO).
 *
 * @spec domain.md 1.5 Objection period
 */
export function widerspruchsfrist(bekanntgabe: string, hatRechtsbehelfsbelehrung: boolean): string {
  return fristInMonaten(bekanntgabe, hatRechtsbehelfsbelehrung ? 1 : 12);
}

/**
 * The first instant after a period: 24:00 of its last day in Berlin, whatever the season. Throws RangeError when it is
 * no day.
 */
export function fristEnde(frist: string): Date {
  return berlinInstant(`${addDays(frist, 1)}T00:00:00`);
}

/** True until 24:00 in Berlin of the last day. Throws RangeError when `frist` is no day. */
export function isFristGewahrt(frist: string, jetzt: Date): boolean {
  return jetzt < fristEnde(frist);
}

/** Calendar days until the last day: 0 on that day, negative afterwards. Throws RangeError when `frist` is no day. */
export function resttage(frist: string, jetzt: Date): number {
  return daysBetween(berlinDate(jetzt), frist);
}
