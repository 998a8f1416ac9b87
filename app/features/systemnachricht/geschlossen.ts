import { schliessKey, type SystemNachricht } from "~/domain/nachricht/systemNachricht";
import { href } from "~/routing/href";
import { GESCHLOSSEN_FELD } from "./texte";

/**
 * Tells the server what was closed, so that it can count. Nobody waits for it, and a failure changes nothing on the
 * page.
 */
export function reportGeschlossen(csrf: string, nachrichten: readonly SystemNachricht[]): void {
  if (nachrichten.length === 0) return;
  const body = new URLSearchParams({ csrf });
  for (const nachricht of nachrichten) body.append(GESCHLOSSEN_FELD, schliessKey(nachricht));
  const headers = { accept: "application/json" };
  fetch(href("systembenachrichtigungenGeschlossen"), { method: "POST", body, headers, keepalive: true }).catch(
    () => undefined,
  );
}
