import type { CalendarDate } from "@internationalized/date";

import { Button } from "../basic/Button";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { control } from "./control.css";
import { grow, head } from "./picker.css";
import { YearSelect } from "./YearSelect";

export type CalendarHeadProps = { focused: CalendarDate; onFocus: (date: CalendarDate) => void };

const monthName = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" });

/** Month and year above a calendar, with a step back and forth. */
export function CalendarHead({ focused, onFocus }: CalendarHeadProps) {
  return (
    <div className={head}>
      <Button type="button" variant="quiet" icon="links" onClick={() => onFocus(focused.subtract({ months: 1 }))}>
        <VisuallyHidden>Voriger Monat</VisuallyHidden>
      </Button>
      <select
        aria-label="Monat"
        className={`${control} ${grow}`}
        value={focused.month}
        onChange={(event) => onFocus(focused.set({ month: Number(event.currentTarget.value) }))}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={index + 1}>
            {monthName.format(Date.UTC(2000, index, 1))}
          </option>
        ))}
      </select>
      <div className={grow}>
        <YearSelect year={focused.year} onChange={(year) => onFocus(focused.set({ year }))} />
      </div>
      <Button type="button" variant="quiet" icon="rechts" onClick={() => onFocus(focused.add({ months: 1 }))}>
        <VisuallyHidden>Nächster Monat</VisuallyHidden>
      </Button>
    </div>
  );
}
