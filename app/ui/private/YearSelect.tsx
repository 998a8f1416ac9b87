import { browserClock } from "~/lib/clock";
import { control } from "./control.css";
import { pickerYears } from "./dateTyping";

export type YearSelectProps = { year: number; onChange: (year: number) => void };

/** A year from the picker's range, for far jumps. */
export function YearSelect({ year, onChange }: YearSelectProps) {
  const { from, to } = pickerYears(browserClock.now().getFullYear());
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <select
      aria-label="Jahr"
      className={control}
      value={year}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {!years.includes(year) && <option value={year}>{year}</option>}
      {years.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}
