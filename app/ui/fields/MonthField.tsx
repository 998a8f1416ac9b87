import { lazyPart } from "../basic/lazyPart";
import { Spinner } from "../basic/Spinner";
import { monthShape } from "../private/dateTyping";
import type { FieldProps } from "../private/fieldProps";
import { PickerField } from "../private/PickerField";

export type MonthFieldProps = FieldProps & {
  /** The month as typed (mm.yyyy) or stored (YYYY-MM). */
  defaultValue?: string | undefined;
};

const MonthPopover = lazyPart(() => import("../private/MonthPopover"), "MonthPopover", {
  substitute: undefined,
  waiting: <Spinner />,
});

function noHoliday(): null {
  return null;
}

/** A month, typed as mm.yyyy or picked from a year's twelve. */
export function MonthField({ defaultValue = "", ...field }: MonthFieldProps) {
  return (
    <PickerField
      field={field}
      defaultValue={defaultValue}
      shape={monthShape}
      Popover={MonthPopover}
      holidayName={noHoliday}
    />
  );
}
