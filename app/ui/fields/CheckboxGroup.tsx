import { CheckboxList } from "../private/CheckboxList";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import type { SelectOption } from "../private/groupOptions";
import { ReadOnlyChoice } from "../private/ReadOnlyChoice";

export type CheckboxGroupProps = FieldProps & {
  defaultValue?: readonly string[] | undefined;
  options: readonly SelectOption[];
};

const MANY = 8;

/**
 * Several of many: native checkboxes in a fieldset. From eight options on the list scrolls, and scripts add a filter
 * and 'Alle auswählen'.
 */
export function CheckboxGroup({ defaultValue = [], options, ...field }: CheckboxGroupProps) {
  if (field.readOnly === true) {
    const chosen = options.filter((option) => defaultValue.includes(option.value));
    return (
      <ReadOnlyChoice field={field} text={chosen.map((option) => option.label).join("\n")} values={defaultValue} />
    );
  }
  return (
    <FieldShell field={{ ...field, group: true }}>
      <CheckboxList field={field} defaultValue={defaultValue} options={options} isLong={options.length >= MANY} />
    </FieldShell>
  );
}
