import { useId } from "react";
import type { ReactNode } from "react";

import { Icon } from "../basic/Icon";
import { VisuallyHidden } from "../layout/VisuallyHidden";
import { error as errorStyle } from "../private/FieldMessages.css";
import { hint as hintStyle } from "../private/FieldShell.css";
import { group, legend as legendStyle } from "./FieldGroup.css";

export type FieldGroupProps = {
  legend: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** Fields that belong together under one legend. */
export function FieldGroup({ legend, hint, error, id, children }: FieldGroupProps) {
  const ownId = useId();
  const described = [hint === undefined ? "" : `${ownId}-hinweis`, error === undefined ? "" : `${ownId}-fehler`];
  return (
    <fieldset
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={group}
      aria-describedby={described.join(" ").trim() || undefined}
    >
      <legend className={legendStyle}>{legend}</legend>
      {hint !== undefined && (
        <p id={`${ownId}-hinweis`} className={hintStyle}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${ownId}-fehler`} className={errorStyle}>
          <Icon name="fehler" />
          <span>
            <VisuallyHidden>Fehler: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
      {children}
    </fieldset>
  );
}
