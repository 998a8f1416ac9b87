import { addDays, isIsoDate } from "../../lib/date";

export type NamedDay = { date: string; name: string };

/** The named holidays of a month ("YYYY-MM"), in order. */
export function holidaysOfMonth(
  month: string,
  holidayName: (isoDate: string) => string | null | undefined,
): NamedDay[] {
  const named: NamedDay[] = [];
  const first = `${month}-01`;
  if (!isIsoDate(first)) return named;
  for (let date = first; date.startsWith(month); date = addDays(date, 1)) {
    const name = holidayName(date);
    if (name !== null && name !== undefined) named.push({ date, name });
  }
  return named;
}
