import type { ReactNode } from "react";

import { printOnly } from "./PrintOnly.css";

/** Words that paper needs in the place of what the screen says. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return <span className={printOnly}>{children}</span>;
}
