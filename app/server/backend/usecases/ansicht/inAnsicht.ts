import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ansicht, Sitzungsstand } from "../../kontext";
import { chooseFirmaDerAnsicht, endAnsichten } from "../../storage/ansichtStore";
import { isMitgliedIn } from "../../storage/kontoStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";

/** The view that a call is made in. */
export function requireAnsicht({ ansicht }: Sitzungsstand): Ansicht {
  if (ansicht === null) throw new Ablehnung("NICHT_GEFUNDEN");
  return ansicht;
}

/** Ends the view on request of the one who looks; whose it was. */
export async function endAnsicht(dienste: Dienste, stand: Sitzungsstand): Promise<{ personUuid: string }> {
  const { uuid, betrachterUuid } = requireAnsicht(stand);
  const personUuid = stand.benutzer.uuid;
  return inTransaktion(dienste, async (tx) => {
    const am = dienste.clock.now();
    const anzahl = await endAnsichten(tx, { uuid }, am);
    if (anzahl > 0)
      await writeAudit(tx, { vorgang: "support.ansichtEnde", am, benutzerUuid: betrachterUuid, grund: personUuid });
    return { personUuid };
  });
}

/**
 * Shows the portal as the person sees it for one of her companies, null for the choice before. It is kept in the view
 * alone; her own sessions stay where they are.
 */
export async function chooseInAnsicht(
  { db }: Dienste,
  stand: Sitzungsstand,
  unternehmenUuid: string | null,
): Promise<void> {
  const { uuid } = requireAnsicht(stand);
  if (unternehmenUuid !== null && !(await isMitgliedIn(db, unternehmenUuid, stand.benutzer.uuid)))
    throw new Ablehnung("NICHT_GEFUNDEN");
  await chooseFirmaDerAnsicht(db, uuid, unternehmenUuid);
}
