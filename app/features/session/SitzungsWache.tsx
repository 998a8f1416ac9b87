import { useEffect, useSyncExternalStore } from "react";
import type { RahmenDaten } from "~/contract/rahmenDaten";
import { OHNE_SITZUNG } from "~/domain/sitzung/countdown";
import { AbmeldeWarnung } from "./AbmeldeWarnung";
import { DoppelterTab } from "./DoppelterTab";
import { wache } from "./wache";

/** Keeps the session clock of this page going, warns before it runs out, and closes the page for work while another tab is worked in. */
export function SitzungsWache({ rahmen }: { rahmen: RahmenDaten }) {
  const { uhr } = wache;
  const { logoutDialogOpen, expInSecCounter, isEndgueltig } = useSyncExternalStore(uhr.subscribe, uhr.stand, () => OHNE_SITZUNG);
  useEffect(() => wache.beginne(), []);
  // Each answer of the portal brings the frame anew, with its word on the session.
  useEffect(() => {
    wache.setCsrf(rahmen.formular.csrf);
    uhr.melde({ art: "stand", restSekunden: rahmen.restSekunden, hoechstensSekunden: rahmen.hoechstensSekunden });
  }, [rahmen, uhr]);
  return (
    <>
      {logoutDialogOpen && expInSecCounter !== null && (
        <AbmeldeWarnung
          key={String(isEndgueltig)}
          restSekunden={expInSecCounter}
          isEndgueltig={isEndgueltig}
          onBleiben={() => uhr.melde({ art: "aktion", istHier: true })}
        />
      )}
      <DoppelterTab />
    </>
  );
}
