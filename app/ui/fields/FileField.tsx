import type { ChangeEvent } from "react";
import { control } from "../private/control.css";
import { controlProps } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import { file } from "./FileField.css";

export type FileFieldProps = FieldProps & {
  /** Types and endings that the dialog of the browser offers; anything can be chosen all the same. */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
};

/** Chooses files by the browser's own control; they can also be dropped on it. */
export function FileField({ accept, multiple, onChange, ...field }: FileFieldProps) {
  return (
    <FieldShell field={field}>
      <input
        {...controlProps(field)}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={onChange}
        className={`${control} ${file}`}
      />
    </FieldShell>
  );
}
