import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

import { above, below, belowBar, bubble, host, inBar } from "./Tooltip.css";

const sides = { above, below, belowBar } as const;

export type TooltipProps = {
  text: ReactNode;
  /** Where there is room for it; `belowBar` is for a long text in the bar at the top. */
  side?: keyof typeof sides | undefined;
  /** Gets the id that describes it, for `aria-describedby`. */
  children: (tooltipId: string) => ReactNode;
};

/** A short explanation on hover and focus, shown by style alone; the pointer may enter it, and Esc hides it. */
export function Tooltip({ text, side = "above", children }: TooltipProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [isDismissed, setDismissed] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  // Wherever the focus is: a bubble under the pointer may cover what somebody works in with the keyboard. WCAG 1.4.13
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && place.current?.matches(":hover, :focus-within") === true) setDismissed(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const listeners = isHydrated ? { onMouseLeave: () => setDismissed(false), onBlur: () => setDismissed(false) } : {};
  return (
    <span
      ref={place}
      className={side === "belowBar" ? `${host} ${inBar}` : host}
      data-zu={isDismissed ? "" : undefined}
      {...listeners}
    >
      {children(id)}{" "}
      <span role="tooltip" id={id} className={`${bubble} ${sides[side]}`}>
        {text}
      </span>
    </span>
  );
}
