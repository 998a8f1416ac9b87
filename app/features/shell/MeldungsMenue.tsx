import { useSyncExternalStore } from "react";
import { MessageMenu } from "~/ui/shell/MessageMenu";
import { meldungsliste, type Meldung, type MeldungTon } from "./meldungsliste";

const KEINE: readonly Meldung[] = [];

const ART: Record<MeldungTon, string> = { primary: "Meldung", warning: "Warnung", error: "Fehler" };

const uhrzeit = (am: Date): string =>
  am.toLocaleTimeString("de-DE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Berlin" });

/**
 * The messages that were on the screen, to read them again. Only with scripts, because without them none of them
 * disappears.
 */
export function MeldungsMenue() {
  const alle = useSyncExternalStore(meldungsliste.subscribe, meldungsliste.alle, () => KEINE);
  if (alle.length === 0) return null;
  return (
    <MessageMenu
      label={`Meldungen (${String(alle.length)})`}
      items={alle.map(({ nummer, am, ton, text }) => ({
        id: String(nummer),
        head: `${ART[ton]}, ${uhrzeit(am)} Uhr`,
        text,
      }))}
    />
  );
}
