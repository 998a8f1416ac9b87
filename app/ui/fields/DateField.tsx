import { holidayName as germanHolidayName } from "../../lib/holidays";
import { lazyPart } from "../basic/lazyPart";
import { Spinner } from "../basic/Spinner";
import { dayShape } from "../private/dateTyping";
import type { FieldProps } from "../private/fieldProps";
import { PickerField } from "../private/PickerField";

export type DateFieldProps = FieldProps & {
  /** The day as typed (dd.mm.yyyy) or stored (YYYY-MM-DD). */
  defaultValue?: string | undefined;
  /** Names a holiday (ISO date in, name or nothing out); German holidays by default. */
  holidayName?: ((isoDate: string) => string | null | undefined) | undefined;
};

const DayPopover = lazyPart(() => import("../private/DayPopover"), "DayPopover", {
  substitute: undefined,
  waiting: <Spinner />,
});

/** A day, typed as dd.mm.yyyy or picked from a calendar that marks and names Sundays and holidays. */
export function DateField({ defaultValue = "", holidayName = germanHolidayName, ...field }: DateFieldProps) {
  return (
    <PickerField
      field={field}
      defaultValue={defaultValue}
      shape={dayShape}
      Popover={DayPopover}
      holidayName={holidayName}
    />
  );
}
