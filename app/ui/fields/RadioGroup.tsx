import { spaced } from "../layout/spaced";
import { box, choice } from "../private/control.css";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import { ReadOnlyChoice } from "../private/ReadOnlyChoice";
import { options as optionsStyle, optionsInline } from "./RadioGroup.css";

export type RadioOption = { value: string; label: string };

export type RadioGroupProps = FieldProps & {
  defaultValue?: string | null | undefined;
  options: readonly RadioOption[];
  /** Adds the radio 'Keine Angabe' (value ""), so that an answer can be taken back. */
  allowNone?: boolean | undefined;
  inline?: boolean | undefined;
};

/** One of a few answers as native radios in a fieldset. @spec §4 A radio shows 'Keine Angabe' for null */
export function RadioGroup({
  defaultValue = null,
  options,
  allowNone = false,
  inline = options.length <= 3,
  ...field
}: RadioGroupProps) {
  const none = { value: "", label: "Keine Angabe" };
  const all: readonly RadioOption[] = allowNone ? [...options, none] : options;
  const chosen = defaultValue === null && allowNone ? "" : defaultValue;
  if (field.readOnly === true) {
    const text = options.find((option) => option.value === defaultValue)?.label ?? none.label;
    return <ReadOnlyChoice field={field} text={text} values={defaultValue === null ? [] : [defaultValue]} />;
  }
  return (
    <FieldShell field={{ ...field, group: true }}>
      <div className={inline ? optionsInline : optionsStyle}>
        {spaced(
          all.map((option) => (
            <label key={option.value} className={choice}>
              <input
                type="radio"
                id={`${field.id}-${option.value === "" ? "keineAngabe" : option.value}`}
                name={field.name}
                value={option.value}
                defaultChecked={option.value === chosen}
                disabled={field.disabled}
                onChange={field.onEdit}
                className={box}
              />
              <span>{option.label}</span>
            </label>
          )),
        )}
      </div>
    </FieldShell>
  );
}
