import { VisuallyHidden } from "../layout/VisuallyHidden";
import type { FieldProps } from "./fieldProps";
import { star } from "./FieldShell.css";

/** The words of a label; a required field carries a star that is read as a word. */
export function FieldLabel({ field }: { field: Pick<FieldProps, "label" | "required" | "group"> }) {
  return (
    <>
      {field.label}
      {field.required === true && (
        <>
          {/* Never alone on a line. */}
          <span className={star} aria-hidden="true">
            {"\u00A0*"}
          </span>
          {field.group === true && <VisuallyHidden> (Pflichtangabe)</VisuallyHidden>}
        </>
      )}
    </>
  );
}
