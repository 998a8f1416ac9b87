import type { ReactNode } from "react";

import { visuallyHidden } from "./VisuallyHidden.css";

export type VisuallyHiddenProps = {
  as?: "span" | "div" | "p" | undefined;
  id?: string | undefined;
  /** Says aloud what comes to stand in it. */
  role?: "status" | undefined;
  children?: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = "span", id, role, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} role={role} className={visuallyHidden}>
      {children}
    </Tag>
  );
}
