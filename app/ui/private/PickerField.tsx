import { useRef, useState } from "react";
import type { ComponentType } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { Button } from "../basic/Button";
import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { control, row, short } from "./control.css";
import { cleanDateText } from "./dateTyping";
import type { DateShape } from "./dateTyping";
import { controlProps } from "./fieldAria";
import type { FieldProps } from "./fieldProps";
import { FieldShell } from "./FieldShell";
import type { PickerPopoverProps } from "./pickerPopover";
import { replaceText, writeValue } from "./writeValue";

export type PickerFieldProps = {
  field: FieldProps;
  defaultValue: string;
  shape: DateShape;
  Popover: ComponentType<PickerPopoverProps>;
  holidayName: PickerPopoverProps["holidayName"];
};

/** A typed date with a calendar beside it. The native input is the value; the calendar only writes into it. */
export function PickerField({ field, defaultValue, shape, Popover, holidayName }: PickerFieldProps) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const described = { ...field, hint: field.hint === undefined ? shape.hint : `${field.hint} (${shape.hint})` };
  const canPick = isHydrated && field.readOnly !== true && field.disabled !== true;
  const write = (text: string) => {
    if (input.current !== null && input.current.value !== text) writeValue(input.current, text);
  };
  return (
    <FieldShell field={described}>
      <span className={row} ref={anchor}>
        <input
          {...controlProps(described)}
          ref={input}
          type="text"
          inputMode="decimal"
          readOnly={field.readOnly}
          defaultValue={shape.format(defaultValue)}
          className={`${control} ${short}`}
          onInput={(event) => {
            const clean = cleanDateText(event.currentTarget.value);
            if (clean !== event.currentTarget.value) replaceText(event.currentTarget, clean);
            field.onEdit?.();
          }}
          onBlur={(event) => write(shape.tidy(event.currentTarget.value))}
        />
        {canPick && (
          <Button
            type="button"
            variant="secondary"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="kalender" />
            <VisuallyHidden>{`Kalender für ${field.label} öffnen`}</VisuallyHidden>
          </Button>
        )}
      </span>
      {isOpen && (
        <Popover
          anchor={anchor}
          label={field.label}
          value={shape.parse(input.current?.value ?? "")}
          holidayName={holidayName}
          onClose={() => setOpen(false)}
          onSelect={(iso) => {
            write(shape.format(iso));
            setOpen(false);
          }}
        />
      )}
    </FieldShell>
  );
}
