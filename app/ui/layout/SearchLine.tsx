import type { ReactNode } from "react";

import { line, place } from "./SearchLine.css";

/**
 * A field to search in, what goes with it and its button: in one line where there is room for it. What a whole table
 * can be asked stands in a `Toolbar`.
 */
export function SearchLine({ children }: { children: ReactNode }) {
  return (
    <div className={place}>
      <div className={line}>{children}</div>
    </div>
  );
}
