import type { AenderungEnde } from "~/domain/benutzer/zugangsaenderung";
import type { Vorgang } from "~/domain/protokoll/vorgaenge";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { updateAenderung, type ZugangsaenderungZeile } from "../../storage/zugangsaenderungStore";
import { writeAudit } from "../audit/writeAudit";
import { postBrief } from "../mail/postBrief";
import { hmac } from "../sitzung/krypto";

/**
 * The token with which the person stops a change: derived, so that each mail about it has the same one and the database
 * only knows its hash.
 */
export const einspruchTokenOf = ({ config }: Pick<Dienste, "config">, uuid: string): string =>
  hmac(config.secretKey, "einspruch", uuid);

/** Ends a change that is open, and tells the person, at the address that the account has. */
export async function endAenderung(
  tx: Tx,
  dienste: Dienste,
  { zeile, ende }: { zeile: ZugangsaenderungZeile; ende: Exclude<AenderungEnde, "ERLEDIGT"> },
): Promise<void> {
  await updateAenderung(tx, zeile.uuid, { stand: ende, beendetAm: dienste.clock.now() });
  await postBrief(tx, dienste, { to: zeile.alteEmail, brief: "AENDERUNG_BEENDET", art: zeile.art, ende });
}

/**
 * Notes what happens to a change without a member of staff: by the time, or by the person concerned. `wer`: null where
 * nobody is logged in.
 */
export function recordAenderung(
  tx: Tx,
  { clock }: Pick<Dienste, "clock">,
  { vorgang, zeile, wer = null }: { vorgang: Vorgang; zeile: ZugangsaenderungZeile; wer?: string | null },
): Promise<void> {
  return writeAudit(tx, { vorgang, am: clock.now(), benutzerUuid: wer, grund: `${zeile.benutzerUuid} ` });
}
