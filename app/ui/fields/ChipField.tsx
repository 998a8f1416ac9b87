import { useHydrated } from "remix-utils/use-hydrated";

import { ChipEditor } from "../private/ChipEditor";
import { control, counter as counterStyle } from "../private/control.css";
import { controlProps, fieldIds } from "../private/fieldAria";
import type { FieldProps } from "../private/fieldProps";
import { FieldShell } from "../private/FieldShell";
import { lines } from "./ChipField.css";
import { visuallyHidden } from "../layout/VisuallyHidden.css";
import { useChips } from "../private/useChips";

export type ChipFieldProps = FieldProps & {
  defaultValue?: readonly string[] | undefined;
  suggestions?: readonly string[] | undefined;
  /** Characters of all chips joined by "###". @spec §5 caps the total at 800 characters */
  limit?: number | undefined;
  maxItems?: number | undefined;
};

/**
 * A list of keywords. From the server it is a text area with one keyword per line; after hydration the same text area
 * keeps the value (joined by "###") out of sight and of speech; chips and the one field for the next keyword take its
 * place and its id.
 */
export function ChipField({
  defaultValue = [],
  suggestions = [],
  limit = 800,
  maxItems = 10,
  ...field
}: ChipFieldProps) {
  const isHydrated = useHydrated();
  const isEditing = isHydrated && field.readOnly !== true && field.disabled !== true;
  const editor = useChips(defaultValue, { limit, maxItems, isEditing, onEdit: field.onEdit });
  const ids = fieldIds(field.id);
  return (
    <FieldShell field={field} live={editor.message}>
      <textarea
        {...(isEditing ? { name: field.name, tabIndex: -1, "aria-hidden": true } : controlProps(field, [ids.counter]))}
        ref={editor.holder}
        rows={3}
        readOnly={field.readOnly}
        defaultValue={defaultValue.join("\n")}
        className={isEditing ? visuallyHidden : `${control} ${lines}`}
        onInput={isEditing ? undefined : field.onEdit}
      />
      {isEditing && <ChipEditor field={field} editor={editor} suggestions={suggestions} />}
      <p id={ids.counter} className={counterStyle}>
        {isEditing ? editor.counter : `Ein Eintrag je Zeile, höchstens ${String(maxItems)} Einträge`}
      </p>
    </FieldShell>
  );
}
