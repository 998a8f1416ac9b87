import { TabZusatz } from "../seite/TabZusatz";
import { AnlagenFeld } from "./AnlagenFeld";
import type { OffenesFormular } from "./useOffenesFormular";

/** What stands below the questions. */
export function Zusatz({ offen: { live, bereich, umgebung } }: { offen: OffenesFormular }) {
  const { daten, isReadOnly, isGesperrt } = umgebung;
  return (
    <>
      <AnlagenFeld daten={daten} isReadOnly={isReadOnly} isGesperrt={isGesperrt("anlagen")} />
      <TabZusatz platz={live.platz} ort={daten.ort} bereich={bereich} />
    </>
  );
}
