import type { ReactNode } from "react";

import { screenOnly } from "./ScreenOnly.css";

/** What helps at the screen and says nothing on paper. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
