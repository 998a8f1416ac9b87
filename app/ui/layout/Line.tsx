import type { ReactNode } from "react";

import { end as endStyle, line, name } from "./Line.css";

export type LineProps = {
  /** Few words at the end of the line, such as a day or a badge. */
  end: ReactNode;
  children: ReactNode;
};

/** One thing on one line: what it is, and at the end what one looks for; on a narrow page that stands below. */
export function Line({ end, children }: LineProps) {
  return (
    <div className={line}>
      <div className={name}>{children}</div> <div className={endStyle}>{end}</div>
    </div>
  );
}
