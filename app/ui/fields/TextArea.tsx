import { control, counter as counterStyle, growing } from "../private/control.css";
import { controlProps, fieldIds } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { CutRest } from "../private/CutRest";
import { FieldShell } from "../private/FieldShell";
import { useTextRules } from "../private/useTextRules";

export type TextAreaProps = FieldProps & {
  defaultValue?: string | undefined;
  /** @spec §9 text area default rows 4 */
  rows?: keyof typeof growing | undefined;
  /** Characters allowed, a line break being one. @spec §5 text areas 800 */
  limit?: number | undefined;
};

/** Several lines of text; a counter tells what is used of the limit. */
export function TextArea({ defaultValue = "", rows = 4, limit = 800, ...field }: TextAreaProps) {
  const rules = useTextRules(defaultValue, { limit, multiline: true }, field.onEdit);
  const ids = fieldIds(field.id);
  return (
    <FieldShell field={field} live={rules.message} wide>
      <textarea
        {...controlProps(field, [ids.counter])}
        rows={rows}
        readOnly={field.readOnly}
        // Nothing to read: styles tell by it whether something is written in the field.
        placeholder=" "
        defaultValue={defaultValue}
        onInput={rules.onInput}
        className={`${control} ${growing[rows]}`}
      />
      <p id={ids.counter} className={counterStyle}>
        {rules.counter()}
      </p>
      {rules.rest !== "" && <CutRest field={field} text={rules.rest} onForget={rules.forgetRest} />}
    </FieldShell>
  );
}
