import { formatDate, formatMonth, parseDate, parseMonth } from "../../lib/date";

/** Only what a date is made of may stay while one types: also the dashes of one that is copied as YYYY-MM-DD. */
export function cleanDateText(text: string): string {
  return text.replace(/[^\d.-]/g, "").slice(0, 10);
}

/**
 * "1.2.2025", "01022025" and "2025-02-01" become "01.02.2025"; anything else stays as typed. @spec §5 date text is
 * split on dashes, or on dots
 */
export function tidyDate(text: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso !== null) return `${iso[3] ?? ""}.${iso[2] ?? ""}.${iso[1] ?? ""}`;
  const run = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const dotted = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/.exec(text) ?? run;
  if (dotted === null) return text;
  const [, day = "", month = "", year = ""] = dotted;
  return `${day.padStart(2, "0")}.${month.padStart(2, "0")}.${year}`;
}

/** "3.2025", "032025" and "2025-03" become "03.2025"; anything else stays as typed. */
export function tidyMonth(text: string): string {
  const iso = /^(\d{4})-(\d{2})$/.exec(text);
  if (iso !== null) return `${iso[2] ?? ""}.${iso[1] ?? ""}`;
  const match = /^(\d{1,2})[.-](\d{4})$/.exec(text) ?? /^(\d{2})(\d{4})$/.exec(text);
  if (match === null) return text;
  const [, month = "", year = ""] = match;
  return `${month.padStart(2, "0")}.${year}`;
}

/** How a kind of date is typed and stored. */
export type DateShape = {
  hint: string;
  tidy: (text: string) => string;
  parse: (text: string) => string | undefined;
  format: (iso: string) => string;
};

export const dayShape: DateShape = { hint: "TT.MM.JJJJ", tidy: tidyDate, parse: parseDate, format: formatDate };
export const monthShape: DateShape = { hint: "MM.JJJJ", tidy: tidyMonth, parse: parseMonth, format: formatMonth };

/** @spec §9 Date picker covers 100 years back and 52 years forward */
export function pickerYears(thisYear: number): { from: number; to: number } {
  return { from: thisYear - 100, to: thisYear + 52 };
}
