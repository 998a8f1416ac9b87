import type { ReactNode } from "react";

import { area } from "./FloatingArea.css";

/**
 * A place in the lower corner of the window for what comes by itself: nothing on the page moves under the pointer
 * because of it. It is always there, so that what comes later is announced.
 */
export function FloatingArea({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={area}>
      {children}
    </div>
  );
}
