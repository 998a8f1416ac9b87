import { useSyncExternalStore } from "react";
import { Snackbar } from "~/ui/overlay/Snackbar";
import { meldungsliste } from "./meldungsliste";

/** The short message that is on the screen. Its place is always there, so that what comes is announced. */
export function KurzMeldung() {
  const offen = useSyncExternalStore(meldungsliste.subscribe, meldungsliste.offen, () => null);
  return (
    <div role="status">
      {offen !== null && (
        <Snackbar
          key={offen.nummer}
          tone={offen.ton}
          message={offen.text}
          timeout={offen.dauerMs ?? undefined}
          isAnnounced={false}
          onClose={() => meldungsliste.close(offen.nummer)}
        />
      )}
    </div>
  );
}
