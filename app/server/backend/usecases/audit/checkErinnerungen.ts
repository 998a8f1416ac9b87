import type { BescheidZeile } from "../../storage/bescheidStore";
import type { Erinnerung } from "../../storage/kettenStore";
import { isGleichzeitig } from "./gleichzeitig";

/** `von`: when its last provision began; `bis`: when the next decision was made, if there is one. */
type Bereitstellung = { von: Date; bis: Date | undefined };

/** Is the time at which somebody was reminded that of a message, and noted where there is one? */
function isRightlyRecorded(vermerkt: Date | null, erinnerungen: readonly Erinnerung[]): boolean {
  return vermerkt === null
    ? erinnerungen.length === 0
    : erinnerungen.some(({ erstelltAm }) => isGleichzeitig(erstelltAm, vermerkt));
}

/**
 * What speaks against the reminders that the row of a decision notes: each is the message that the company got, and
 * none is sent twice or kept back because the row says otherwise. `erinnerungen`: those of its Antrag.
 */
export function findErinnerungsfehler(
  { art, erinnertAm, widerspruchErinnertAm }: BescheidZeile,
  erinnerungen: readonly Erinnerung[],
  { von, bis }: Bereitstellung,
): string | null {
  const anAbruf = erinnerungen.filter(
    (eine) => eine.art === "ABRUF_ERINNERUNG" && eine.erstelltAm >= von && (bis === undefined || eine.erstelltAm < bis),
  );
  if (!isRightlyRecorded(erinnertAm, anAbruf))
    return "Zur Erinnerung an den Abruf des Bescheids passt keine Nachricht.";
  const anWiderspruch = erinnerungen.filter((eine) => eine.art === "WIDERSPRUCH_ERINNERUNG" && art === "BESCHEID");
  return isRightlyRecorded(widerspruchErinnertAm, anWiderspruch)
    ? null
    : "Zur Erinnerung an den Widerspruch passt keine Nachricht.";
}
