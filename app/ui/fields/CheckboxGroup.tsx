import { useRef, useState } from "react";

import { spaced } from "../layout/spaced";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import { box, choice } from "../private/control.css";
import { groupOptions } from "../private/groupOptions";
import type { SelectOption } from "../private/groupOptions";
import { MultiSelectTools } from "../private/MultiSelectTools";
import { ReadOnlyChoice } from "../private/ReadOnlyChoice";
import { groupName, plain, scroller } from "./CheckboxGroup.css";

export type CheckboxGroupProps = FieldProps & {
  defaultValue?: readonly string[] | undefined;
  options: readonly SelectOption[];
};

const MANY = 8;

/**
 * Several of many: native checkboxes in a fieldset. From eight options on the list scrolls, and scripts add a filter
 * and 'Alle auswählen'. A filtered-out checkbox is only hidden, so it keeps and posts its state.
 */
export function CheckboxGroup({ defaultValue = [], options, ...field }: CheckboxGroupProps) {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState("");
  if (field.readOnly === true) {
    const chosen = options.filter((option) => defaultValue.includes(option.value));
    return (
      <ReadOnlyChoice field={field} text={chosen.map((option) => option.label).join("\n")} values={defaultValue} />
    );
  }
  const isLong = options.length >= MANY;
  const isHidden = (label: string) => !label.toLocaleLowerCase("de").includes(filter.trim().toLocaleLowerCase("de"));
  return (
    <FieldShell field={{ ...field, group: true }}>
      {isLong && <MultiSelectTools fieldId={field.id} list={list} onFilter={setFilter} onEdit={field.onEdit} />}
      <div ref={list} className={isLong ? scroller : plain}>
        {groupOptions(options).map(({ group, members }) => (
          <div key={group ?? ""} role={group === undefined ? undefined : "group"} aria-label={group}>
            {group !== undefined && <p className={groupName}>{group}</p>}
            {spaced(
              members.map((option) => (
                <Option
                  key={option.value}
                  field={field}
                  option={option}
                  isChosen={defaultValue.includes(option.value)}
                  isHidden={isHidden(option.label)}
                />
              )),
            )}
          </div>
        ))}
      </div>
    </FieldShell>
  );
}

type OptionProps = { field: FieldProps; option: SelectOption; isChosen: boolean; isHidden: boolean };

function Option({ field, option: { value, label }, isChosen, isHidden }: OptionProps) {
  return (
    <label className={choice} hidden={isHidden}>
      <input
        type="checkbox"
        id={`${field.id}-${value}`}
        name={field.name}
        value={value}
        defaultChecked={isChosen}
        disabled={field.disabled}
        onChange={field.onEdit}
        className={box}
      />
      <span>{label}</span>
    </label>
  );
}
