import type { RefObject } from "react";

/** Tells whoever watches the form of what scripts have put into it, once it stands there. */
export function reportEingabe(form: RefObject<HTMLFormElement>): void {
  window.setTimeout(
    () => form.current?.querySelector("input[type=hidden]")?.dispatchEvent(new Event("input", { bubbles: true })),
    0,
  );
}
