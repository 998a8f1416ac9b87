import { Button, Inline, ScriptSlot } from "~/ui";
import type { FormularSperre } from "../felder/useSperre";

type SperrKnopfProps = { sperre: Pick<FormularSperre, "isAllesGesperrt" | "switchAlles"> };

const EINZELN =
  "Ein einzelnes Feld sperren und entsperren Sie mit einem Doppelklick auf seine Beschriftung oder mit Alt+Umschalt+L.";

/** Locks all fields of this part against slips of the hand, and unlocks them; says how one alone is locked. */
export function SperrKnopf({ sperre: { isAllesGesperrt, switchAlles } }: SperrKnopfProps) {
  return (
    <ScriptSlot isLine>
      <Inline justify="end">
        <Button
          type="button"
          variant="quiet"
          icon={isAllesGesperrt ? "bearbeiten" : "schloss"}
          title={EINZELN}
          onClick={switchAlles}
        >
          {isAllesGesperrt ? "Bearbeitung entsperren" : "Bearbeitung sperren"}
        </Button>
      </Inline>
    </ScriptSlot>
  );
}
