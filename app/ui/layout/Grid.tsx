import type { ReactNode } from "react";

import { columnCount, grid } from "./Grid.css";

export type GridProps = { columns: 1 | 2 | 3 | 4; children?: ReactNode };

/** Equal columns that become fewer on small screens. */
export function Grid({ columns, children }: GridProps) {
  return <div className={`${grid} ${columnCount[columns]}`}>{children}</div>;
}
