/** Name of the event by which whatever sends a form opens the error popup. */
const EREIGNIS = "antragsportal:fehler";

/**
 * Opens the error popup for a form that failed unexpectedly. `vorgangsnummer`: the number under which the log has it;
 * undefined where something in front of the portal has answered.
 */
export const reportFehler = (vorgangsnummer: string | undefined): boolean =>
  window.dispatchEvent(new CustomEvent(EREIGNIS, { detail: vorgangsnummer }));

/** Calls `listener` for each failure that is reported; gives back how to stop. */
export function onFehler(listener: (vorgangsnummer: string | undefined) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent ? asText(event.detail) : undefined);
  window.addEventListener(EREIGNIS, hear);
  return () => window.removeEventListener(EREIGNIS, hear);
}

const asText = (detail: unknown): string | undefined => (typeof detail === "string" ? detail : undefined);
