import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { line, slot, waiting } from "./ScriptSlot.css";

export type ScriptSlotProps = {
  children: ReactNode;
  /** For one line of buttons, which are not rendered before they work. Anything else is, to take the place it needs. */
  isLine?: boolean | undefined;
};

/**
 * What only works with scripts. Its place is kept from the start: what stands below does not move away under the mouse
 * when the scripts arrive. Without scripts there is no place.
 */
export function ScriptSlot({ children, isLine = false }: ScriptSlotProps) {
  const isHydrated = useHydrated();
  if (isLine) return <div className={line}>{isHydrated && children}</div>;
  return <div className={isHydrated ? slot : `${slot} ${waiting}`}>{children}</div>;
}
