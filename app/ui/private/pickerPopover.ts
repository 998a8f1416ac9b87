import type { RefObject } from "react";

/** What a lazily loaded calendar gets from its field. */
export type PickerPopoverProps = {
  anchor: RefObject<HTMLElement>;
  label: string;
  /** The day or month in the field (ISO), undefined when it holds none. */
  value: string | undefined;
  onSelect: (iso: string) => void;
  onClose: () => void;
  holidayName: (isoDate: string) => string | null | undefined;
};
