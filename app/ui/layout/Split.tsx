import type { ReactNode } from "react";

import { aside, main, split } from "./Split.css";

export type SplitProps = { side: ReactNode; children?: ReactNode };

/** The matter of a page and a narrower column beside it; one below the other where there is no room for both. */
export function Split({ side, children }: SplitProps) {
  return (
    <div className={split}>
      <div className={main}>{children}</div>
      <div className={aside}>{side}</div>
    </div>
  );
}
