import type { ReactNode } from "react";

import { container, widths } from "./Container.css";

export type ContainerProps = { width?: keyof typeof widths | undefined; children?: ReactNode };

/** Centres a page's content and limits its width. */
export function Container({ width = "wide", children }: ContainerProps) {
  return <div className={`${container} ${widths[width]}`}>{children}</div>;
}
