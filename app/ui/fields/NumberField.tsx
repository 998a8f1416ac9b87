import { control, numeric, row, unit as unitStyle } from "../private/control.css";
import { controlProps, fieldIds } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import { useNumberTyping } from "../private/useNumberTyping";

export type NumberFieldProps = FieldProps & {
  /** The number in German form, as it is typed. */
  defaultValue?: string | undefined;
  kind?: "decimal" | "integer" | "euro" | undefined;
  /** What is counted; "€" for money. */
  unit?: string | undefined;
  integerDigits?: number | undefined;
  fractionDigits?: number | undefined;
};

/** A German number in a native text input; what is not a number cannot be typed, and a wrong paste is explained. */
export function NumberField({
  defaultValue = "",
  kind = "decimal",
  unit = kind === "euro" ? "€" : undefined,
  integerDigits = 15,
  fractionDigits = kind === "integer" ? 0 : 2,
  ...field
}: NumberFieldProps) {
  const typing = useNumberTyping(defaultValue, { integerDigits, fractionDigits }, field.onEdit);
  const unitId = `${field.id}-einheit`;
  return (
    <FieldShell field={field} live={typing.message}>
      <span className={row}>
        <input
          {...controlProps(field, unit === undefined ? [fieldIds(field.id).live] : [unitId, fieldIds(field.id).live])}
          type="text"
          inputMode={fractionDigits === 0 ? "numeric" : "decimal"}
          readOnly={field.readOnly}
          defaultValue={defaultValue}
          onInput={typing.onInput}
          onPaste={typing.onPaste}
          onBlur={typing.onBlur}
          className={`${control} ${numeric}`}
        />
        {unit !== undefined && (
          <span id={unitId} className={unitStyle}>
            {unit}
          </span>
        )}
      </span>
    </FieldShell>
  );
}
