import type { ReactNode } from "react";

import { area } from "./StickyArea.css";

/**
 * A place that stays at the top of the window while its part of the page is scrolled. It is always there, so that what
 * comes later is announced.
 */
export function StickyArea({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={area}>
      {children}
    </div>
  );
}
