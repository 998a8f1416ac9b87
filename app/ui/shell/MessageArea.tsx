import type { ReactNode } from "react";

import { area } from "./MessageArea.css";

/** A place for messages above a page. It is always there, so that a message that comes later is announced. */
export function MessageArea({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className={area}>
      {children}
    </div>
  );
}
