import { useRef, useState } from "react";
import type { ComponentType, RefObject } from "react";
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

/** A value that stays as it is is no change to report. */
function writeChanged(input: HTMLInputElement, text: string): void {
  if (input.value !== text) writeValue(input, text);
}

/** A typed date with a calendar beside it. The native input is the value; the calendar only writes into it. */
export function PickerField({ field, defaultValue, shape, Popover, holidayName }: PickerFieldProps) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const described = {
    // @spec §8 date field warning tooltip 'Hinweis' by default
    warningTooltip: "Hinweis",
    ...field,
    hint: field.hint === undefined ? shape.hint : `${field.hint} (${shape.hint})`,
  };
  const canPick = isHydrated && field.readOnly !== true && field.disabled !== true;
  return (
    <FieldShell field={described}>
      <span className={row} ref={anchor}>
        <DateInput field={described} shape={shape} defaultValue={defaultValue} input={input} />
        {canPick && <CalendarButton label={field.label} isOpen={isOpen} onClick={() => setOpen(!isOpen)} />}
      </span>
      {isOpen && (
        <Popover
          anchor={anchor}
          label={field.label}
          value={shape.parse(input.current?.value ?? "")}
          holidayName={holidayName}
          onClose={() => setOpen(false)}
          onSelect={(iso) => {
            if (input.current !== null) writeChanged(input.current, shape.format(iso));
            setOpen(false);
          }}
        />
      )}
    </FieldShell>
  );
}

type DateInputProps = Pick<PickerFieldProps, "field" | "shape" | "defaultValue"> & {
  input: RefObject<HTMLInputElement>;
};

function DateInput({ field, shape, defaultValue, input }: DateInputProps) {
  return (
    <input
      {...controlProps(field)}
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
      onBlur={({ currentTarget }) => writeChanged(currentTarget, shape.tidy(currentTarget.value))}
    />
  );
}

type CalendarButtonProps = { label: string; isOpen: boolean; onClick: () => void };

function CalendarButton({ label, isOpen, onClick }: CalendarButtonProps) {
  return (
    <Button type="button" variant="secondary" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onClick}>
      <Icon name="kalender" />
      <VisuallyHidden>{`Kalender für ${label} öffnen`}</VisuallyHidden>
    </Button>
  );
}
