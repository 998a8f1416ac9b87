import { useRef, useState } from "react";

import { Button } from "../basic/Button";
import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { CheckboxList } from "../private/CheckboxList";
import { control } from "../private/control.css";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import type { SelectOption } from "../private/groupOptions";
import { useCloseDetails } from "../private/useCloseDetails";
import { closed, menu, panel, words } from "./MultiSelect.css";

export type MultiSelectProps = FieldProps & {
  defaultValue?: readonly string[] | undefined;
  options: readonly SelectOption[];
  /** What it says closed as long as nothing is chosen. */
  emptyLabel: string;
  /** For one among other fields, whose form has its own button. */
  hasNoButton?: boolean | undefined;
};

/** What a closed choice shows at most; the narrowest of its places has room for so many letters. */
const ROOM = 28;

/** The words of what is chosen. @spec §8 multi-select text 'Mehrere [...]' where it is more than it can show */
function Chosen({ labels, emptyLabel }: { labels: readonly string[]; emptyLabel: string }) {
  const all = labels.join(", ");
  if (labels.length === 0) return <>{emptyLabel}</>;
  if (labels.length === 1 || all.length <= ROOM) return <>{all}</>;
  return (
    <>
      Mehrere [...]<VisuallyHidden>: {all}</VisuallyHidden>
    </>
  );
}

/**
 * Several of many behind one line, for filters: a native disclosure with checkboxes and a button of its form, so it
 * works without scripts; with them the line follows the boxes, and Esc and a click outside close it.
 *
 * @spec §8 'Alle auswählen', 'Alle abwählen', 'Mehrere [...]', 'Filter anwenden'
 */
export function MultiSelect({ defaultValue = [], options, emptyLabel, hasNoButton, ...field }: MultiSelectProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  useCloseDetails(details);
  const onEdit = () => {
    const boxes = details.current?.querySelectorAll<HTMLInputElement>("input[type='checkbox']:checked") ?? [];
    setChosen([...boxes].map(({ value }) => value));
  };
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <FieldShell field={{ ...field, group: true }}>
      <details ref={details} className={menu}>
        <summary className={`${control} ${closed}`}>
          <span className={words}>
            <VisuallyHidden>{field.label}: </VisuallyHidden>
            <Chosen labels={labels} emptyLabel={emptyLabel} />
          </span>
          <Icon name="unten" />
        </summary>
        <div className={panel}>
          <CheckboxList field={{ ...field, onEdit }} defaultValue={defaultValue} options={options} isLong />
          {hasNoButton !== true && (
            <Button variant="secondary" icon="filter">
              Filter anwenden
            </Button>
          )}
        </div>
      </details>
    </FieldShell>
  );
}
