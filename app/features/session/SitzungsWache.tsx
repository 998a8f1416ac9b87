import { useEffect, useSyncExternalStore } from "react";
import type { SeitenrahmenDaten } from "~/contract/portal/seitenrahmenDaten";
import { OHNE_SITZUNG } from "~/domain/sitzung/countdown";
import { AbmeldeWarnung } from "./AbmeldeWarnung";
import { DoppelterTab } from "./DoppelterTab";
import { wache } from "./inaktivitaetswache";

/**
 * Keeps the session clock of this page going, warns before it runs out, and closes the page for work while another tab
 * is worked in.
 */
export function SitzungsWache({ rahmen }: { rahmen: SeitenrahmenDaten }) {
  const { uhr } = wache;
  const { logoutDialogOpen, expInSecCounter, isEndgueltig } = useSyncExternalStore(
    uhr.subscribe,
    uhr.stand,
    () => OHNE_SITZUNG,
  );
  useEffect(() => wache.start(), []);
  // Each answer of the portal brings the frame anew, with its word on the session.
  useEffect(() => {
    wache.setCsrf(rahmen.formular.csrf);
    uhr.report({ art: "stand", restSekunden: rahmen.restSekunden, hoechstensSekunden: rahmen.hoechstensSekunden });
  }, [rahmen, uhr]);
  return (
    <>
      {logoutDialogOpen && expInSecCounter !== null && (
        <AbmeldeWarnung
          key={String(isEndgueltig)}
          restSekunden={expInSecCounter}
          isEndgueltig={isEndgueltig}
          onBleiben={() => uhr.report({ art: "aktion", istHier: true })}
        />
      )}
      <DoppelterTab />
    </>
  );
}
