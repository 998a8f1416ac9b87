import type { ReactNode } from "react";

import { visuallyHidden } from "./VisuallyHidden.css";

export type VisuallyHiddenProps = {
  as?: "span" | "div" | "p" | undefined;
  id?: string | undefined;
  children?: ReactNode;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={visuallyHidden}>
      {children}
    </Tag>
  );
}
