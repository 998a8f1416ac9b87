/**
 * Calendar days as "YYYY-MM-DD", months as "YYYY-MM", both without a zone; instants are `Date`.
 * Days compare as strings. The calendar of people is the one of Berlin.
 */
import type { Clock } from "./clock";

const ISO_DATE = /^([12]\d{3})-(\d{2})-(\d{2})$/;
const GERMAN_DATE = /^(\d{1,2})\.(\d{1,2})\.([12]\d{3})$/;
const ISO_MONTH = /^([12]\d{3})-(\d{2})$/;
const GERMAN_MONTH = /^(\d{1,2})\.([12]\d{3})$/;

function pad(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}

const LONG_MONTHS: ReadonlySet<number> = new Set([1, 3, 5, 7, 8, 10, 12]);

function lastDayOf(year: number, month: number): number {
  if (month !== 2) return LONG_MONTHS.has(month) ? 31 : 30;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

function toIso(year: number, month: number, day: number): string | undefined {
  if (!isDay(year, month, day)) return undefined;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

function utcOf(date: string): Date {
  if (!isIsoDate(date)) throw new RangeError(`Not a calendar day: "${date}"`);
  return new Date(`${date}T00:00:00Z`);
}

/** True for a day that exists, years 1000 to 2999. */
export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text);
  return match !== null && isDay(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** True for a month, years 1000 to 2999. */
export function isIsoMonth(text: string): boolean {
  return isIsoDate(`${text}-01`);
}

/**
 * Reads dd.mm.yyyy (leading zeros optional) or YYYY-MM-DD, which native date inputs post; undefined when no such day
 * exists.
 *
 * @spec §5 Dates are typed as dd.mm.yyyy (day 1-31, month 1-12, year 1000-2999)
 */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim();
  const german = GERMAN_DATE.exec(trimmed);
  if (german) return toIso(Number(german[3]), Number(german[2]), Number(german[1]));
  return isIsoDate(trimmed) ? trimmed : undefined;
}

/** True for what is written like a day, dd.mm.yyyy, whether or not the calendar has it. */
export function isWrittenAsDay(text: string): boolean {
  return GERMAN_DATE.test(text.trim());
}

/** Reads mm.yyyy (leading zero optional) or YYYY-MM; undefined when it is no month. */
export function parseMonth(text: string): string | undefined {
  const trimmed = text.trim();
  const german = GERMAN_MONTH.exec(trimmed);
  if (german) return toIso(Number(german[2]), Number(german[1]), 1)?.slice(0, 7);
  return ISO_MONTH.test(trimmed) && isIsoMonth(trimmed) ? trimmed : undefined;
}

/** "2025-02-28" → "28.02.2025"; anything else, "" too, comes back unchanged. */
export function formatDate(date: string): string {
  const match = ISO_DATE.exec(date);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : date;
}

/** "2025-02" → "02.2025"; anything else, "" too, comes back unchanged. */
export function formatMonth(month: string): string {
  const match = ISO_MONTH.exec(month);
  return match ? `${match[2]}.${match[1]}` : month;
}

const IN_WORDS = new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2024-02" → "Februar 2024". */
export const formatMonthWords = (month: string): string =>
  ISO_MONTH.test(month) ? IN_WORDS.format(new Date(`${month}-01T00:00:00Z`)) : month;

/** [2024, 2, 29, …] → "2024-02-29" (month counted from 1); undefined when it is no day. Further members are ignored. */
export function dateFromArray(parts: readonly number[]): string | undefined {
  const [year, month, day] = parts;
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return year < 1000 || year > 2999 ? undefined : toIso(year, month, day);
}

/** The day `days` later (earlier when negative). Throws RangeError when `date` is no day. */
export function addDays(date: string, days: number): string {
  const moved = utcOf(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/**
 * The same day `months` later, or the last day of that month when it is shorter: 31.01. + 1 → 28.02. Throws RangeError
 * when `date` is no day.
 */
export function addMonths(date: string, months: number): string {
  const from = utcOf(date);
  const index = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return `${pad(year, 4)}-${pad(month)}-${pad(Math.min(from.getUTCDate(), lastDayOf(year, month)))}`;
}

/**
 * Days from `from` to `to`; 0 for the same day, negative when `to` is earlier. Throws RangeError when one is no day.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / 86_400_000);
}

/**
 * Months from `from` to `to` ("YYYY-MM"); 0 for the same month, negative when `to` is earlier. Throws RangeError when
 * one is no month.
 */
export function monthsBetween(from: string, to: string): number {
  const index = (month: string): number => {
    const day = utcOf(`${month}-01`);
    return day.getUTCFullYear() * 12 + day.getUTCMonth();
  };
  return index(to) - index(from);
}

/** The month of a day: "2025-02-28" → "2025-02". */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The last day of a month: "2024-02" → "2024-02-29". Throws RangeError when it is no month. */
export function lastDayOfMonth(month: string): string {
  const first = utcOf(`${month}-01`);
  return `${month}-${pad(lastDayOf(first.getUTCFullYear(), first.getUTCMonth() + 1))}`;
}

/** The weekday of a day: 1 Monday to 7 Sunday. Throws RangeError when `date` is no day. */
export function weekdayOf(date: string): number {
  return utcOf(date).getUTCDay() || 7;
}

/** The Berlin calendar day at this moment. */
export function todayBerlin(clock: Clock): string {
  return berlinDate(clock.now());
}

/** The Berlin calendar day of an instant. */
export function berlinDate(instant: Date): string {
  return berlinWallClock(instant).slice(0, 10);
}

const BERLIN = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const HOUR = 3_600_000;
/** Since here Berlin changes its offset at full hours only, and years have four digits up to there. */
const EVEN_FROM = Date.UTC(1980);
const EVEN_UNTIL = Date.UTC(3000);
const OFFSETS_KEPT = 10_000;
/**
 * Hours since 1970 with Berlin's offset in milliseconds: the formatter takes longer than everything else in a row of a
 * table.
 */
const offsets = new Map<number, number>();

function offsetOf(hour: number): number {
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= OFFSETS_KEPT) offsets.clear();
  const offset = Date.parse(`${formatWallClock(new Date(hour * HOUR))}Z`) - hour * HOUR;
  offsets.set(hour, offset);
  return offset;
}

function formatWallClock(instant: Date): string {
  const parts = new Map(BERLIN.formatToParts(instant).map((part) => [part.type, part.value]));
  const get = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? "";
  return `${get("year")}-${get("month")}-${get("day")}T${get("hour")}:${get("minute")}:${get("second")}`;
}

/** What calendar and clock in Berlin show at an instant: "2024-02-29T23:59:59". */
export function berlinWallClock(instant: Date): string {
  const millis = instant.getTime();
  if (!(millis >= EVEN_FROM && millis < EVEN_UNTIL)) return formatWallClock(instant);
  return new Date(millis + offsetOf(Math.floor(millis / HOUR))).toISOString().slice(0, 19);
}

/**
 * The instant at which Berlin's clock shows `wallClock` ("2024-02-29T23:59:59.999"). Of the hour that occurs twice in
 * autumn the later one; in the hour that is skipped in spring the time one hour back. Throws RangeError when it is
 * unreadable.
 */
export function berlinInstant(wallClock: string): Date {
  const asUtc = Date.parse(`${wallClock}Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a wall clock time: "${wallClock}"`);
  const offsetAt = (millis: number): number =>
    Date.parse(`${berlinWallClock(new Date(millis))}Z`) - Math.floor(millis / 1000) * 1000;
  const winter = asUtc - 3_600_000;
  return new Date(asUtc - offsetAt(winter));
}

/** "29.02.2024, 23:59 Uhr" (no-break space before the word), Berlin time. */
export function formatDateTime(instant: Date): string {
  const wallClock = berlinWallClock(instant);
  return `${formatDate(wallClock.slice(0, 10))}, ${wallClock.slice(11, 16)}\u00a0Uhr`;
}

/** "29.02.2024, 23:59:59 Uhr MEZ": the legal time in Germany to the second, with the name of its zone. */
export function formatLegalTime(instant: Date): string {
  const wallClock = berlinWallClock(instant);
  const isSummer = Date.parse(`${wallClock}Z`) - Math.floor(instant.getTime() / 1000) * 1000 === 7_200_000;
  return `${formatDate(wallClock.slice(0, 10))}, ${wallClock.slice(11)} Uhr ${isSummer ? "MESZ" : "MEZ"}`;
}
