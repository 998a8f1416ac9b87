import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Closes an open disclosure on Esc (the focus goes back to its summary), on a click outside and on a choice inside: a
 * link, or what `choice` selects.
 */
export function useCloseDetails(reference: RefObject<HTMLDetailsElement>, choice = "a"): void {
  useEffect(() => {
    const details = reference.current;
    if (details === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const isInside = details.contains(event.target);
      if (isInside && event.target.closest(choice) === null) return;
      // What was pressed goes out of sight with the rest; a link leads on by itself.
      const isStranded = details.open && event.target.closest("a") === null && details.contains(document.activeElement);
      details.open = false;
      if (isStranded) details.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onClick);
    };
  }, [reference, choice]);
}
