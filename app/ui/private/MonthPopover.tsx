import { useState } from "react";

import { browserClock } from "~/lib/clock";
import { Button } from "../basic/Button";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { pickerYears } from "./dateTyping";
import { grow, head, months } from "./picker.css";
import { PickerFrame } from "./PickerFrame";
import type { PickerPopoverProps } from "./pickerPopover";
import { YearSelect } from "./YearSelect";

const monthName = new Intl.DateTimeFormat("de-DE", { month: "short", timeZone: "UTC" });
const longMonthName = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" });

/** A year and its twelve months. */
export function MonthPopover({ anchor, label, value, onSelect, onClose }: PickerPopoverProps) {
  const thisYear = browserClock.now().getFullYear();
  const [year, setYear] = useState(Number(value?.slice(0, 4) ?? thisYear));
  const { from, to } = pickerYears(thisYear);
  return (
    <PickerFrame anchor={anchor} label={`${label}: Monat wählen`} onClose={onClose}>
      <div className={head}>
        <Button type="button" variant="quiet" icon="links" disabled={year <= from} onClick={() => setYear(year - 1)}>
          <VisuallyHidden>Voriges Jahr</VisuallyHidden>
        </Button>
        <div className={grow}>
          <YearSelect year={year} onChange={setYear} />
        </div>
        <Button type="button" variant="quiet" icon="rechts" disabled={year >= to} onClick={() => setYear(year + 1)}>
          <VisuallyHidden>Nächstes Jahr</VisuallyHidden>
        </Button>
      </div>
      <div className={months}>
        {Array.from({ length: 12 }, (_, index) => {
          const iso = `${String(year).padStart(4, "0")}-${String(index + 1).padStart(2, "0")}`;
          const first = Date.UTC(2000, index, 1);
          return (
            <Button
              key={iso}
              type="button"
              variant="secondary"
              aria-pressed={iso === value}
              aria-label={`${longMonthName.format(first)} ${String(year)}`}
              onClick={() => onSelect(iso)}
            >
              {monthName.format(first)}
            </Button>
          );
        })}
      </div>
    </PickerFrame>
  );
}
