import type { ReactNode } from "react";

import { term, value as valueStyle } from "./ReadOnlyField.css";

export type ReadOnlyFieldProps = { label: ReactNode; value: ReactNode };

/** A label and its value to read. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
  return (
    <dl>
      <dt className={term}>{label}</dt>
      <dd className={valueStyle}>{value === "" || value === null || value === undefined ? "–" : value}</dd>
    </dl>
  );
}
