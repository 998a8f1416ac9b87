import type { ReactNode } from "react";

import { split } from "./Split.css";

export type SplitProps = { side: ReactNode; children?: ReactNode };

/** The matter of a page and a narrower column beside it; one below the other on small screens. */
export function Split({ side, children }: SplitProps) {
  return (
    <div className={split}>
      <div>{children}</div>
      <div>{side}</div>
    </div>
  );
}
