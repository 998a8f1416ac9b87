import type { Dienste } from "../../dienste";
import { countTanWiederholung } from "../../storage/sitzungTanStore";
import { isGleich, sha256 } from "../sitzung/krypto";
import { deriveTokens, endsOn } from "../sitzung/tokens";
import type { Anmeldung } from "./login";
import { hashTan, readTan } from "./tan";

/** So many repetitions on top of the tries; they cannot be used for guessing. */
const WIEDERHOLUNGEN = 3;

/**
 * A double click sends the TAN form twice, and the browser drops the first answer with its cookies: the same token and
 * the same TAN within the grace get the same answer again. Null for anything else.
 */
export async function repeatTan(dienste: Dienste, vorTanToken: string, eingabe: string): Promise<Anmeldung | null> {
  const { clock, config, db } = dienste;
  const seit = new Date(clock.now().getTime() - config.sitzung.karenzSekunden * 1000);
  const schritt = { vorTanHash: sha256(vorTanToken), seit, max: config.tanVersuche + WIEDERHOLUNGEN };
  const zeile = await countTanWiederholung(db, schritt);
  if (zeile?.tanHash == null || zeile.refreshSalz === null) return null;
  if (!isGleich(zeile.tanHash, hashTan(dienste, zeile.uuid, readTan(eingabe)))) return null;
  const tokens = deriveTokens(config.secretKey, vorTanToken, zeile.refreshSalz);
  return {
    state: "AUTHENTICATED",
    endetAm: endsOn(dienste, zeile.letzteAktionAm, zeile.absolutBis),
    tokens,
    benutzerUuid: zeile.benutzerUuid,
  };
}
