import type { SiegelVariante } from "~/domain/siegel/siegel";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { storeVerleihung } from "../../storage/siegelStore";
import { notifyUnternehmen } from "../nachricht/notify";

/**
 * Gives a company a seal, in the transaction in which a Bescheid that certifies a Vorhaben is retrieved;
 * `siegelVarianteVon` says which one. Opens the seal page and says so in the inbox. The same seal once more changes
 * nothing.
 *
 * @spec domain.md 4.1 Flag `bsfzSiegel` true when ≥ 1 Vorhaben is certified and retrieved
 */
export async function awardSiegel(
  tx: Tx,
  dienste: Dienste,
  { unternehmenUuid, variante }: { unternehmenUuid: string; variante: SiegelVariante },
): Promise<void> {
  const firma = await storeVerleihung(tx, { unternehmenUuid, variante, verliehenAm: dienste.clock.now() });
  if (firma !== null)
    await notifyUnternehmen(tx, dienste, { firma: unternehmenUuid, inhalt: { art: "SIEGEL_VERFUEGBAR", firma } });
}
