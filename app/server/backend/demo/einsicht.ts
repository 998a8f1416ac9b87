import { einsichtBis } from "~/domain/antrag/einsicht";
import type { Dienste } from "../dienste";
import type { Tx } from "../storage/datenbank";
import { storeEinsicht } from "../storage/einsichtStore";
import { writeEreignis } from "../usecases/audit/writeEreignis";

/** Lets staff see a draft as long as a company can, with the line in the log. */
export async function seedEinsicht(
  tx: Tx,
  dienste: Dienste,
  { antragUuid, von }: { antragUuid: string; von: string },
): Promise<void> {
  const am = dienste.clock.now();
  const bis = einsichtBis(am, 30);
  await storeEinsicht(tx, { antragUuid, bis, erteiltAm: am, erteiltVon: von });
  await writeEreignis(tx, dienste, {
    vorgang: "einsicht.erteilen",
    am,
    benutzerUuid: von,
    antragUuid,
    grund: bis.toISOString(),
  });
}
