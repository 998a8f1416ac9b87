import { schliessKey, type SystemNachricht } from "~/domain/nachricht/systemNachricht";
import { isGesehen } from "./gesehen";

/** The keys of what is active and was not closed by this person yet, as one text: it changes when there is another. */
export const neueKeys = (aktive: readonly SystemNachricht[], benutzerUuid: string): string =>
  aktive
    .map(schliessKey)
    .filter((key) => !isGesehen(benutzerUuid, key))
    .join(" ");
