import { addDays } from "../../lib/date";
import { fristInTagen, NACHFORDERUNG_TAGE, naechsterWerktag } from "../bescheid/bescheidFristen";

/**
 * The longest period that the authority may set. @assumed domain.md names only the usual one; a year catches a mistyped
 * year.
 */
export const FRIST_HOECHSTENS_TAGE = 365;

/**
 * The longest reason of a request for more time, in characters. @spec domain.md 4.4 Fristverlängerung request (1×, 14
 * days, reason 500)
 */
export const VERLAENGERUNG_GRUND_MAX = 500;

/**
 * The last day for an answer to a request of this day: the wished one or 14 days later, moved to a working day.
 *
 * @assumed domain.md 1.5 gives the period; that it ends on a working day follows § 31(3) VwVfG. A day that the
 * authority names itself moves too: to the company that is never worse.
 */
export function fristFuer(heute: string, wunsch?: string): string {
  return wunsch === undefined ? fristInTagen(heute, NACHFORDERUNG_TAGE) : naechsterWerktag(wunsch);
}

/**
 * The last day after the one extension, that is decided on `heute`.
 *
 * @spec domain.md 4.4 Fristverlängerung request (1×, 14 days)
 * @assumed The days begin with the end of the period that is extended (§ 190 BGB). When the decision comes later than
 * that, they begin with the decision: otherwise what was granted would be shorter, or over before the company knows of
 * it.
 */
export function verlaengerteFrist(frist: string, heute: string): string {
  return fristInTagen(heute > frist ? heute : frist, NACHFORDERUNG_TAGE);
}

/** What is wrong with a wished last day; null when nothing is. It must be a later day, within a year. */
export function findFristFehler(heute: string, wunsch: string): string | null {
  if (wunsch <= heute) return "Die Frist muss nach dem heutigen Tag enden.";
  return wunsch > addDays(heute, FRIST_HOECHSTENS_TAGE) ? "Die Frist darf höchstens ein Jahr betragen." : null;
}
