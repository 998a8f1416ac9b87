import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "~/ui";
import type { FormularSperre } from "../felder/useSperre";
import { PLATZ_DER_SPERRE } from "./VorhabenMenue";

type SperrKnopfProps = { sperre: Pick<FormularSperre, "isAllesGesperrt" | "switchAlles"> };

const EINZELN =
  "Ein einzelnes Feld sperren und entsperren Sie mit einem Doppelklick auf seine Beschriftung oder mit Alt+Umschalt+L.";

/**
 * Locks all fields of this part against slips of the hand, and unlocks them; says how one alone is locked. It only
 * works with scripts, and stands in the menu of the page, which lies outside the form that it locks.
 */
export function SperrKnopf({ sperre: { isAllesGesperrt, switchAlles } }: SperrKnopfProps) {
  const [platz, setPlatz] = useState<HTMLElement | null>(null);
  useEffect(() => setPlatz(document.getElementById(PLATZ_DER_SPERRE)), []);
  if (platz === null) return null;
  return createPortal(
    <Button
      type="button"
      variant="quiet"
      icon={isAllesGesperrt ? "bearbeiten" : "schloss"}
      title={EINZELN}
      onClick={switchAlles}
    >
      {isAllesGesperrt ? "Bearbeitung entsperren" : "Bearbeitung sperren"}
    </Button>,
    platz,
  );
}
