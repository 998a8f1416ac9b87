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

function Options({ options }: { options: readonly SelectOption[] }) {
  return (
    <>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </>
  );
}

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
        {groupOptions(options).map(({ group, members }) =>
          group === undefined ? (
            <Options key="" options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
    </FieldShell>
  );
}
