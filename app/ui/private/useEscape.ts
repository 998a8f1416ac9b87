import { useEffect } from "react";
import type { RefObject } from "react";

/** Calls back when Esc is pressed while the focus is within the element. */
export function useEscape(element: RefObject<HTMLElement>, onEscape: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    target.addEventListener("keydown", listen);
    return () => target.removeEventListener("keydown", listen);
  }, [element, onEscape]);
}
