import { CalendarDate, parseDate, today } from "@internationalized/date";
import { useState } from "react";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from "react-aria-components";

import { formatDate } from "../../lib/date";
import { isSunday } from "../../lib/holidays";
import { CalendarHead } from "./CalendarHead";
import { pickerYears } from "./dateTyping";
import { holidaysOfMonth } from "./holidaysOfMonth";
import { day, freeDay, grid, holidays, selectedFreeDay } from "./picker.css";
import { PickerFrame } from "./PickerFrame";
import type { PickerPopoverProps } from "./pickerPopover";

/** Who opens a calendar wants a day, so the focus starts on the chosen one or on today. */
const startInGrid = { autoFocus: true };

type CellState = { isSelected: boolean };

function dayClass(isFree: boolean, { isSelected }: CellState): string {
  if (!isFree) return day;
  return isSelected ? `${day} ${freeDay} ${selectedFreeDay}` : `${day} ${freeDay}`;
}

function Holidays({ month, holidayName }: { month: string; holidayName: PickerPopoverProps["holidayName"] }) {
  return (
    <div role="status" className={holidays}>
      {holidaysOfMonth(month, holidayName).map((holiday) => (
        <p key={holiday.date}>{`${formatDate(holiday.date)} Feiertag: ${holiday.name}`}</p>
      ))}
    </div>
  );
}

/** A month's calendar, Monday first; Sundays and holidays are red, and holidays are named below. */
export function DayPopover({ anchor, label, value, onSelect, onClose, holidayName }: PickerPopoverProps) {
  const now = today("Europe/Berlin");
  const chosen = value === undefined ? null : parseDate(value);
  const [focused, setFocused] = useState<CalendarDate>(chosen ?? now);
  const { from, to } = pickerYears(now.year);
  const month = focused.toString().slice(0, 7);
  return (
    <PickerFrame anchor={anchor} label={`${label}: Tag wählen`} onClose={onClose}>
      <Calendar
        aria-label={label}
        {...startInGrid}
        value={chosen}
        minValue={new CalendarDate(from, 1, 1)}
        maxValue={new CalendarDate(to, 12, 31)}
        focusedValue={focused}
        onFocusChange={setFocused}
        onChange={(date) => onSelect(date.toString())}
        firstDayOfWeek="mon"
      >
        <CalendarHead focused={focused} onFocus={setFocused} />
        <CalendarGrid weekdayStyle="short" className={grid}>
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const iso = date.toString();
              const isFree = isSunday(iso) || typeof holidayName(iso) === "string";
              return <CalendarCell date={date} className={(state) => dayClass(isFree, state)} />;
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      <Holidays month={month} holidayName={holidayName} />
    </PickerFrame>
  );
}
