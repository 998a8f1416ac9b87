import { Ablehnung } from "../../ablehnung";
import { inTransaktion } from "../../storage/transaction";
import { insertVerbundBestaetigung, lockVerbund } from "../../storage/verbundStore";
import type { Aufruf } from "../antraege/aufruf";
import { writeAudit } from "../audit/writeAudit";
import { aenderbaresUnternehmen } from "../unternehmen/stammdatenLage";
import { loadVerbundStand } from "./loadVerbund";

/** Confirms the list for the Wirtschaftsjahr at whose end it counts. */
export async function confirmVerbundene(
  { dienste, person }: Aufruf,
  { stand, beginn }: { stand: number; beginn: string },
): Promise<{ label: string }> {
  const unternehmenUuid = aenderbaresUnternehmen(person);
  return inTransaktion(dienste, async (tx) => {
    const gesperrt = await lockVerbund(tx, unternehmenUuid);
    const { jahr } = await loadVerbundStand(tx, dienste, unternehmenUuid);
    if (gesperrt !== stand || jahr.beginn !== beginn) throw new Ablehnung("REVISION_VERALTET");
    const wer = { am: dienste.clock.now(), von: person.benutzerUuid };
    await insertVerbundBestaetigung(tx, { unternehmenUuid, beginn, ende: jahr.ende, stand, ...wer });
    await writeAudit(tx, {
      vorgang: "VERBUND_BESTAETIGT",
      am: wer.am,
      benutzerUuid: wer.von,
      nach: unternehmenUuid,
      grund: jahr.label,
    });
    return { label: jahr.label };
  });
}
