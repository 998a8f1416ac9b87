import type { AntwortSicht } from "~/features/anmeldung";
import { Card, Checkbox } from "~/ui";

/** Asks, only after a refusal that says what a change does to drafts, whether it is to be saved all the same. */
export function FolgenFrage({ sicht }: { sicht: AntwortSicht }) {
  if (sicht.problem?.errors.some(({ property }) => property === "folgen") !== true) return null;
  return (
    <Card title="Auswirkung auf Anträge in Bearbeitung">
      <Checkbox {...sicht.feld("folgen")} label="Ja, die Änderung soll so gespeichert werden" />
    </Card>
  );
}
