import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { lockAnlass } from "../../storage/linkReihe";
import { insertRuecksetzLink } from "../../storage/passwortLinkStore";
import { inTransaktion } from "../../storage/transaction";
import { writeAudit } from "../audit/writeAudit";
import { postBrief } from "../mail/postBrief";
import { sha256 } from "../sitzung/krypto";
import { limitMails } from "./limitMails";
import { emailAdresse } from "./benutzerRegeln";
import { readByRules } from "./eingabeLesen";
import { endeVon } from "./linkFristen";
import { z } from "zod";

/**
 * Sends a link for a new password, which ends all older ones of the account, or the notice that there is no account:
 * one mail, one line of the log and the same statements either way.
 */
export async function passwortVergessen(dienste: Dienste, eingabe: { email: string }, clientIp: string): Promise<void> {
  const { email } = readByRules(z.object({ email: emailAdresse }), eingabe);
  await limitMails(dienste, email, clientIp);
  await inTransaktion(dienste, async (tx) => {
    const benutzerUuid = await sendRuecksetzLink(tx, dienste, email);
    await writeAudit(tx, { vorgang: "PASSWORT_VERGESSEN", am: dienste.clock.now(), benutzerUuid });
  });
}

/** The mail of it, in the transaction of its cause; answers whose account it is, null for an address without one. */
export async function sendRuecksetzLink(tx: Tx, dienste: Dienste, email: string): Promise<string | null> {
  const token = dienste.random.token();
  await lockAnlass(tx, `passwort:${email}`);
  const link = {
    uuid: dienste.random.uuid(),
    hash: sha256(token),
    gueltigBis: endeVon(dienste, "passwortLink"),
    jetzt: dienste.clock.now(),
  };
  const benutzerUuid = await insertRuecksetzLink(tx, email, link);
  await postBrief(
    tx,
    dienste,
    benutzerUuid !== null ? { to: email, brief: "PASSWORT_LINK", token } : { to: email, brief: "KEIN_KONTO" },
  );
  return benutzerUuid;
}
