import type { ReactNode } from "react";

import { HelpButton, type HelpButtonProps } from "../private/HelpButton";
import { term, termMitHilfe, value as valueStyle } from "./ReadOnlyField.css";

/** `help`: where the "?" beside the label leads. */
export type ReadOnlyFieldProps = { label: ReactNode; value: ReactNode; help?: HelpButtonProps | undefined };

/** A label and its value to read. */
export function ReadOnlyField({ label, value, help }: ReadOnlyFieldProps) {
  return (
    <dl>
      {help === undefined ? (
        <dt className={term}>{label}</dt>
      ) : (
        <dt className={termMitHilfe}>
          {/* A blank, so that a text browser keeps label and help apart. */}
          <span>{label} </span>
          <HelpButton {...help} />
        </dt>
      )}
      <dd className={valueStyle}>{value === "" || value === null || value === undefined ? "–" : value}</dd>
    </dl>
  );
}
