import type { ReactNode } from "react";

import { easyText } from "./EasyText.css";

/**
 * Text for people who read with effort: large letters, much space, left-aligned, no hyphenation, plain light ground.
 */
export function EasyText({ children }: { children: ReactNode }) {
  return (
    <div className={easyText} lang="de">
      {children}
    </div>
  );
}
