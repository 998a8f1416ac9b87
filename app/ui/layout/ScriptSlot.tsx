import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { slot } from "./ScriptSlot.css";

/**
 * One line of buttons that only work with scripts. Its place is kept from the start: what stands below does not move
 * away under the mouse when the scripts arrive. Without scripts there is no place.
 */
export function ScriptSlot({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return <div className={slot}>{isHydrated && children}</div>;
}
