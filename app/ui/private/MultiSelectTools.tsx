import { useState } from "react";
import type { RefObject } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { Button } from "../basic/Button";
import { tools } from "../fields/CheckboxGroup.css";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { control } from "./control.css";

export type MultiSelectToolsProps = {
  fieldId: string;
  list: RefObject<HTMLElement>;
  onFilter: (text: string) => void;
  onEdit?: (() => void) | undefined;
};

function checkVisible(list: HTMLElement | null, isChecked: boolean): void {
  const boxes = list?.querySelectorAll<HTMLInputElement>("label:not([hidden]) > input[type='checkbox']:enabled") ?? [];
  for (const checkbox of boxes) {
    // A real click, so that every listener of the form hears of it.
    if (checkbox.checked !== isChecked) checkbox.click();
  }
}

/** Filter and bulk buttons of a long list; they need scripts, so the server does not send them. */
export function MultiSelectTools({ fieldId, list, onFilter, onEdit }: MultiSelectToolsProps) {
  const isHydrated = useHydrated();
  const [message, setMessage] = useState("");
  if (!isHydrated) return null;
  const filterId = `${fieldId}-filter`;
  const checkAll = (isChecked: boolean) => {
    checkVisible(list.current, isChecked);
    setMessage(isChecked ? "Alle angezeigten Einträge sind ausgewählt." : "Alle angezeigten Einträge sind abgewählt.");
    onEdit?.();
  };
  return (
    <div className={tools} data-print="nein">
      <label htmlFor={filterId}>
        <VisuallyHidden>Einträge filtern</VisuallyHidden>
        <input
          id={filterId}
          type="search"
          placeholder="Einträge filtern"
          className={control}
          onChange={(event) => onFilter(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </label>
      <Button type="button" variant="quiet" onClick={() => checkAll(true)}>
        Alle auswählen
      </Button>
      <Button type="button" variant="quiet" onClick={() => checkAll(false)}>
        Alle abwählen
      </Button>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
    </div>
  );
}
