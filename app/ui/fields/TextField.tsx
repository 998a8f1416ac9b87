import { control, counter as counterStyle } from "../private/control.css";
import { controlProps, fieldIds } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { CutRest } from "../private/CutRest";
import { FieldShell } from "../private/FieldShell";
import { useTextRules } from "../private/useTextRules";

export type TextFieldProps = FieldProps & {
  defaultValue?: string | undefined;
  type?: "text" | "email" | "tel" | "url" | "password" | "search" | undefined;
  inputMode?: "text" | "numeric" | "decimal" | "email" | "tel" | "url" | "search" | undefined;
  /** Characters allowed. @spec §5 Text fields: limit 200 characters by default */
  limit?: number | undefined;
  showCounter?: boolean | undefined;
  /** Beside the label and the hint, never instead of them. */
  placeholder?: string | undefined;
};

/** One line of text in a native input. */
export function TextField({
  defaultValue = "",
  type = "text",
  inputMode,
  limit = 200,
  showCounter = false,
  placeholder,
  ...field
}: TextFieldProps) {
  const rules = useTextRules(defaultValue, { limit, multiline: false }, field.onEdit);
  const ids = fieldIds(field.id);
  return (
    <FieldShell field={field} live={rules.message}>
      <input
        {...controlProps(field, showCounter ? [ids.counter] : [])}
        type={type}
        inputMode={inputMode}
        readOnly={field.readOnly}
        list={field.list}
        placeholder={placeholder}
        defaultValue={defaultValue}
        onInput={rules.onInput}
        className={control}
      />
      {showCounter && (
        <p id={ids.counter} className={counterStyle}>
          {rules.counter()}
        </p>
      )}
      {rules.rest !== "" && <CutRest field={field} text={rules.rest} onForget={rules.forgetRest} />}
    </FieldShell>
  );
}
