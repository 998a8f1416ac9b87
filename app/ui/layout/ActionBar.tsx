import { type ReactNode, useEffect, useRef } from "react";

import { bar } from "./ActionBar.css";
import { spaced } from "./spaced";

/** Marks the button of a bar that Ctrl+S presses. */
export const SAVE_KEY = { "aria-keyshortcuts": "Control+S" } as const;

/**
 * The buttons of a long form and its state. They stay at the lower edge of the window while the form is in sight, so
 * that the answer to a save is where the eye is. Ctrl+S presses the button with `SAVE_KEY`, unless a dialog covers it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (ref.current?.closest("[inert], [aria-hidden=true]") === null)
        ref.current.querySelector<HTMLButtonElement>("[aria-keyshortcuts]")?.click();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <div ref={ref} className={bar}>
      {spaced(children)}
    </div>
  );
}
