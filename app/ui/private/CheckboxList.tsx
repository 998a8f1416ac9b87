import { useRef, useState } from "react";

import { groupName, plain, scroller } from "../fields/CheckboxGroup.css";
import { spaced } from "../layout/spaced";
import { box, choice } from "./control.css";
import type { FieldProps } from "./fieldProps";
import { groupOptions } from "./groupOptions";
import type { SelectOption } from "./groupOptions";
import { MultiSelectTools } from "./MultiSelectTools";

export type CheckboxListProps = {
  field: FieldProps;
  defaultValue: readonly string[];
  options: readonly SelectOption[];
  /** The list scrolls, and scripts add a filter and 'Alle auswählen'. */
  isLong: boolean;
};

/** The checkboxes of a choice of several. A filtered-out checkbox is only hidden, so it keeps and posts its state. */
export function CheckboxList({ field, defaultValue, options, isLong }: CheckboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState("");
  const isHidden = (label: string) => !label.toLocaleLowerCase("de").includes(filter.trim().toLocaleLowerCase("de"));
  return (
    <>
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
    </>
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
