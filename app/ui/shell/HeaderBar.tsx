import type { ReactNode } from "react";

import { bar, end as endStyle, narrow, row, start as startStyle, wide } from "./HeaderBar.css";

export type HeaderBarProps = { start: ReactNode; end?: ReactNode };

/** The bar at the top: who we are on the left, what the visitor can do on the right. */
export function HeaderBar({ start, end }: HeaderBarProps) {
  return (
    <header className={bar} data-print="nein">
      <div className={row}>
        <div className={startStyle}>{start}</div>
        {end !== undefined && <div className={endStyle}>{end}</div>}
      </div>
    </header>
  );
}

/** Shows its children on wide screens or only on small ones. @spec §2 small screens are xs, sm and md */
export function OnScreen({ size, children }: { size: "wide" | "small"; children?: ReactNode }) {
  return <div className={size === "wide" ? wide : narrow}>{children}</div>;
}
