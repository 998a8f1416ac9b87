import { ReadOnlyField } from "../fields/ReadOnlyField";
import type { FieldProps } from "./fieldProps";

export type ReadOnlyChoiceProps = {
  field: FieldProps;
  /** What is read. */
  text: string;
  /** What is posted, so that a locked field keeps its value. */
  values: readonly string[];
};

/** A locked choice: native choices know no read-only state, so it is text and travels in hidden controls. */
export function ReadOnlyChoice({ field, text, values }: ReadOnlyChoiceProps) {
  return (
    <div id={field.id} tabIndex={-1}>
      <ReadOnlyField label={field.label} value={text} />
      {field.disabled !== true &&
        values.map((value) => <input key={value} type="hidden" name={field.name} defaultValue={value} />)}
    </div>
  );
}
