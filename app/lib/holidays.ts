import { addDays, lastDayOfMonth, weekdayOf } from "./date";

/**
 * The nine nationwide holidays and their names.
 *
 * @spec §3 Holiday keys
 */
export const HOLIDAYS = {
  NEUJAHR: "Neujahr",
  KARFREITAG: "Karfreitag",
  OSTERMONTAG: "Ostermontag",
  TAG_DER_ARBEIT: "Tag der Arbeit",
  CHRISTI_HIMMELFAHRT: "Christi Himmelfahrt",
  PFINGSTMONTAG: "Pfingstmontag",
  TAG_DER_DT_EINHEIT: "Tag der Deutschen Einheit",
  ERSTER_WEIHNACHTSTAG: "1. Weihnachtstag",
  ZWEITER_WEIHNACHTSTAG: "2. Weihnachtstag",
} as const;

export type HolidayKey = keyof typeof HOLIDAYS;

/** Easter Sunday of a year in the Gregorian calendar, as a calendar day (Meeus, Jones and Butcher's algorithm). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, "0")}-${String((n % 31) + 1).padStart(2, "0")}`;
}

/**
 * The holidays of a year with their days.
 *
 * @spec §9 Easter-based ones from Easter Sunday at -2, +1, +39, +50 days; fixed: 1 Jan, 1 May, 3 Oct, 25 and 26 Dec
 */
export function holidaysOf(year: number): Record<HolidayKey, string> {
  const easter = easterSunday(year);
  return {
    NEUJAHR: `${year}-01-01`,
    KARFREITAG: addDays(easter, -2),
    OSTERMONTAG: addDays(easter, 1),
    TAG_DER_ARBEIT: `${year}-05-01`,
    CHRISTI_HIMMELFAHRT: addDays(easter, 39),
    PFINGSTMONTAG: addDays(easter, 50),
    TAG_DER_DT_EINHEIT: `${year}-10-03`,
    ERSTER_WEIHNACHTSTAG: `${year}-12-25`,
    ZWEITER_WEIHNACHTSTAG: `${year}-12-26`,
  };
}

/** The holidays that fall on a day: usually none, twice in 2008 (1 May was Christi Himmelfahrt). */
function holidayKeys(date: string): HolidayKey[] {
  const days = holidaysOf(Number(date.slice(0, 4)));
  const isKey = (key: string): key is HolidayKey => key in HOLIDAYS;
  return Object.keys(days)
    .filter(isKey)
    .filter((key) => days[key] === date);
}

/** The name of the holiday on this day, joined with " / " when two fall together; undefined on other days. */
export function holidayName(date: string): string | undefined {
  const names = holidayKeys(date).map((key) => HOLIDAYS[key]);
  return names.length === 0 ? undefined : names.join(" / ");
}

/** True on Sundays. Throws RangeError when `date` is no day. */
export function isSunday(date: string): boolean {
  return weekdayOf(date) === 7;
}

/** True on Saturdays, Sundays and nationwide holidays. Throws RangeError when `date` is no day. */
export function isDayOff(date: string): boolean {
  return weekdayOf(date) >= 6 || holidayName(date) !== undefined;
}

/** How many days of a month ("YYYY-MM") are no days off. Throws RangeError when it is no month. */
export function workingDaysOf(month: string): number {
  const last = lastDayOfMonth(month);
  let count = 0;
  for (let day = `${month}-01`; day <= last; day = addDays(day, 1)) if (!isDayOff(day)) count += 1;
  return count;
}
