import type { ReactNode } from "react";

import { aside, follower, half, main, split } from "./Split.css";

export type SplitProps = {
  side: ReactNode;
  /** The second column is as wide as the first and stays in sight beside it. */
  isEven?: boolean | undefined;
  children?: ReactNode;
};

/** The matter of a page and a narrower column beside it; one below the other where there is no room for both. */
export function Split({ side, isEven = false, children }: SplitProps) {
  return (
    <div className={split}>
      <div className={isEven ? half : main}>{children}</div>
      <div className={isEven ? follower : aside}>{side}</div>
    </div>
  );
}
