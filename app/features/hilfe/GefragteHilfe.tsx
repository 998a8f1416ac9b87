import { useEffect, useSyncExternalStore } from "react";
import { Drawer } from "~/ui/overlay/Drawer";
import { FieldHelp } from "~/ui/overlay/FieldHelp";
import { DANEBEN, type GefragteHilfeProps } from "./gelesen";
import { Hilfetext } from "./Hilfetext";

const breite = (): MediaQueryList => window.matchMedia(DANEBEN);

function subscribe(report: () => void): () => void {
  const gefragt = breite();
  gefragt.addEventListener("change", report);
  return () => gefragt.removeEventListener("change", report);
}

/**
 * What a "?" opened: beside the page where there is room, else under the label of the field; the help of the place
 * then stays where it was.
 */
export function GefragteHilfe({ hilfe, gefolgt, link, onClose, onCloseAll, children }: GefragteHilfeProps) {
  const isDaneben = useSyncExternalStore(subscribe, () => breite().matches);
  // Open already, for another question.
  useEffect(() => {
    if (isDaneben) document.getElementById("schublade")?.focus();
  }, [link, isDaneben]);
  if (isDaneben)
    return (
      <Drawer title="Hilfe" isOpen onClose={onCloseAll}>
        <Hilfetext {...(gefolgt ?? hilfe)} />
      </Drawer>
    );
  return (
    <>
      {children}
      <FieldHelp link={link} onClose={onClose}>
        <Hilfetext {...hilfe} isImFormular />
      </FieldHelp>
    </>
  );
}
