import { addDays, addMonths, lastDayOfMonth, monthOf } from "../../lib/date";
import type { Zeitraum } from "./jahrFeld";

/**
 * Months after the end of a Wirtschaftsjahr within which its figures should be entered.
 *
 * @assumed No source names a day until which the business statistics have to be there; only a submission needs them. We
 * propose the last day of the sixth month after the end of the Wirtschaftsjahr.
 */
const MONATE = 6;

/**
 * Days for which a new company is not written to: it has just seen on its start page what is missing.
 *
 * @assumed No source says when the mail goes. It goes on the day after the Wirtschaftsjahr has ended, and not before a
 * company has been registered for 14 days.
 */
const SCHONTAGE = 14;

/** Until when the figures of a Wirtschaftsjahr that ends on this day should be there. */
export const statistikFristVon = (ende: string): string =>
  lastDayOfMonth(monthOf(addMonths(`${monthOf(ende)}-01`, MONATE)));

/** The first day on which the company is written to about the figures; `registriert`: the day of its registration. */
export function mailtagVon(ende: string, registriert: string): string {
  const [danach, geschont] = [addDays(ende, 1), addDays(registriert, SCHONTAGE)];
  return danach > geschont ? danach : geschont;
}

/**
 * Was the company written to about the Wirtschaftsjahr that ends on this day? Also when it was asked for by another
 * last day and is entered with other days than those: then the day that was asked for lies in it. All are ISO days.
 */
export function isErinnert(ende: string, erinnert: readonly string[], erfasste: readonly Zeitraum[]): boolean {
  const jahr = erfasste.find((eines) => eines.ende === ende) ?? { beginn: ende, ende };
  return erinnert.some((tag) => jahr.beginn <= tag && tag <= ende);
}
