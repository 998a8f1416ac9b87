import type { ReactNode } from "react";

import { box, choice } from "../private/control.css";
import { controlProps, fieldIds } from "../private/fieldAria";
import { FieldLabel } from "../private/FieldLabel";
import { FieldMessages } from "../private/FieldMessages";
import type { FieldProps } from "../private/fieldProps";
import { field as fieldStyle, head, hint as hintStyle, wide } from "../private/FieldShell.css";
import { HelpButton } from "../private/HelpButton";
import { ReadOnlyChoice } from "../private/ReadOnlyChoice";

export type CheckboxProps = FieldProps & {
  defaultValue?: boolean | undefined;
  /** What is posted when it is checked. */
  value?: string | undefined;
  /** Longer text under the label, for declarations. */
  children?: ReactNode;
};

/** One native checkbox with its words. */
export function Checkbox({ defaultValue = false, value = "true", children, ...field }: CheckboxProps) {
  if (field.readOnly === true) {
    return <ReadOnlyChoice field={field} text={defaultValue ? "Ja" : "Nein"} values={defaultValue ? [value] : []} />;
  }
  return (
    <div className={`${fieldStyle} ${wide}`}>
      <div className={head}>
        <label className={choice} htmlFor={field.id}>
          <input
            {...controlProps(field)}
            type="checkbox"
            value={value}
            defaultChecked={defaultValue}
            onChange={field.onEdit}
            className={box}
          />
          <span>
            <FieldLabel field={field} />
          </span>
        </label>{" "}
        {field.help !== undefined && <HelpButton {...field.help} />}
      </div>
      {field.hint !== undefined && (
        <p id={fieldIds(field.id).hint} className={hintStyle}>
          {field.hint}
        </p>
      )}
      {children}
      <FieldMessages field={field} />
    </div>
  );
}
