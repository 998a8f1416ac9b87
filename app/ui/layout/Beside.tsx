import type { ReactNode } from "react";
import { area, beside, column } from "./Beside.css";

export type BesideProps = { column: ReactNode; children?: ReactNode };

/** A narrow column at the left that stays in sight beside what is long, on wide screens; above it on all others. */
export function Beside({ column: side, children }: BesideProps) {
  return (
    <div className={beside}>
      <div className={column}>{side}</div>
      <div className={area}>{children}</div>
    </div>
  );
}
