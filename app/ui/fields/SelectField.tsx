import { Fragment } from "react";

import { derivedFrom } from "../../lib/derivedFrom";
import { control } from "../private/control.css";
import { controlProps } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import { groupOptions } from "../private/groupOptions";
import type { SelectOption } from "../private/groupOptions";
import { ReadOnlyChoice } from "../private/ReadOnlyChoice";

export type SelectFieldProps = FieldProps & {
  defaultValue?: string | undefined;
  options: readonly SelectOption[];
  /** Words of the first, empty option; null leaves it out. */
  emptyLabel?: string | null | undefined;
};

const toOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** Lists of a hundred options stand in modules: their elements are made once and not with every page. */
const toElements = derivedFrom((options: readonly SelectOption[]) =>
  groupOptions(options).map(({ group, members }) =>
    group === undefined ? (
      <Fragment key="">{members.map(toOption)}</Fragment>
    ) : (
      <optgroup key={group} label={group}>
        {members.map(toOption)}
      </optgroup>
    ),
  ),
);

/** One of many in a native select. */
export function SelectField({ defaultValue = "", options, emptyLabel = "Bitte wählen", ...field }: SelectFieldProps) {
  if (field.readOnly === true) {
    const text = options.find((option) => option.value === defaultValue)?.label ?? "";
    return <ReadOnlyChoice field={field} text={text} values={[defaultValue]} />;
  }
  return (
    <FieldShell field={field}>
      <select {...controlProps(field)} defaultValue={defaultValue} onChange={field.onEdit} className={control}>
        {emptyLabel !== null && <option value="">{emptyLabel}</option>}
        {toElements(options)}
      </select>
    </FieldShell>
  );
}
