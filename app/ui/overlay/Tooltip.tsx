import { useId, useState } from "react";
import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { bubble, host } from "./Tooltip.css";

export type TooltipProps = {
  text: ReactNode;
  /** Gets the id that describes it, for `aria-describedby`. */
  children: (tooltipId: string) => ReactNode;
};

/** A short explanation on hover and focus, shown by style alone; the pointer may enter it, and Esc hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [isDismissed, setDismissed] = useState(false);
  const listeners = isHydrated
    ? {
        onKeyDown: (event: { key: string }) => {
          if (event.key === "Escape") setDismissed(true);
        },
        onMouseLeave: () => setDismissed(false),
        onBlur: () => setDismissed(false),
      }
    : {};
  return (
    <span className={host} data-zu={isDismissed ? "" : undefined} {...listeners}>
      {children(id)}
      <span role="tooltip" id={id} className={bubble}>
        {text}
      </span>
    </span>
  );
}
