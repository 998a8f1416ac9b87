import type { ReactNode } from "react";

import { arrow, content, details, printed, summary as summaryStyle } from "./Details.css";
import { Icon } from "./Icon";

export type DetailsProps = {
  summary: ReactNode;
  open?: boolean | undefined;
  id?: string | undefined;
  /** On paper what is folded away is there all the same. */
  isPrinted?: boolean;
  children?: ReactNode;
};

/** More text on demand, by the browser's own means. */
export function Details({ summary, open, id, isPrinted = false, children }: DetailsProps) {
  return (
    <details id={id} className={isPrinted ? `${details} ${printed}` : details} open={open}>
      <summary className={summaryStyle}>
        <span className={arrow}>
          <Icon name="rechts" />
        </span>
        {summary}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
