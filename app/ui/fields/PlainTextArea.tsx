import { control } from "../private/control.css";
import { controlProps } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";

export type PlainTextAreaProps = FieldProps & { defaultValue?: string | undefined; rows?: number | undefined };

/** Several lines that nobody corrects while they are typed or pasted: for the text of a file. */
export function PlainTextArea({ defaultValue = "", rows = 6, ...field }: PlainTextAreaProps) {
  return (
    <FieldShell field={field} wide>
      <textarea
        {...controlProps(field)}
        rows={rows}
        spellCheck={false}
        readOnly={field.readOnly}
        defaultValue={defaultValue}
        className={control}
      />
    </FieldShell>
  );
}
