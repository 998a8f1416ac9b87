import type { Akteur } from "~/domain/antrag/akteur";
import type { Dienste } from "../../dienste";
import type { AntragZeile } from "../../storage/antragStore";
import type { Tx } from "../../storage/datenbank";
import { countOffene } from "../../storage/nachforderungStore";
import { moveAntrag } from "../antraege/moveAntrag";

/**
 * UNTERLAGEN_NACHGEFORDERT → IN_PRUEFUNG as soon as no request of the locked Antrag can be answered any more;
 * otherwise, and in every other status, nothing. `wer`: the person whose answer was the last one; without, the portal
 * itself.
 */
export async function settleNachforderungen(
  tx: Tx,
  dienste: Dienste,
  {
    satz,
    wer = { akteur: "SYSTEM" },
  }: { satz: AntragZeile; wer?: { akteur: Akteur | null; benutzerUuid?: string } | undefined },
): Promise<AntragZeile> {
  if (satz.status !== "UNTERLAGEN_NACHGEFORDERT" || (await countOffene(tx, satz.uuid)) > 0) return satz;
  const umstaende = { alleNachforderungenBeantwortet: true };
  return moveAntrag(tx, dienste, { satz, schritt: { befehl: "nachforderungenErledigen", ...wer, umstaende } });
}
