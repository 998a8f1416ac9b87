import type { ReactNode } from "react";

import { row } from "./BarChart.css";

/** Charts that belong together: beside each other where there is room, else below each other. */
export function BarChartRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>;
}
