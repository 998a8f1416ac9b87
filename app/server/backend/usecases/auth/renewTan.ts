import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Sitzungsstand } from "../../kontext";
import { replaceTan } from "../../storage/sitzungTanStore";
import { inTransaktion } from "../../storage/transaction";
import { limit } from "../ratelimit/count";
import { sendTan } from "./tan";

/**
 * Sends a new mail TAN; the old one no longer works. Also the way out for somebody without the app at hand, when the
 * mail factor is on. Refuses with ZU_VIELE_VERSUCHE after five in an hour.
 */
export async function renewTan(dienste: Dienste, { zeile, benutzer }: Sitzungsstand): Promise<void> {
  if (zeile.stand !== "PRE_TAN" || !benutzer.mailTfa) throw new Ablehnung("KEIN_ZUGRIFF");
  await limit(dienste, "tanNeuProKonto", benutzer.uuid);
  await inTransaktion(dienste, async (tx) => {
    const neu = await sendTan(tx, dienste, { sitzungUuid: zeile.uuid, email: benutzer.email, zweck: "ANMELDUNG" });
    await replaceTan(tx, zeile.uuid, neu);
  });
}
