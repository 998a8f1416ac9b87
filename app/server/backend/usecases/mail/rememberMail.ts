import type { Dienste } from "../../dienste";
import type { Mail } from "../../ports/mailPort";
import type { Tx } from "../../storage/datenbank";
import { insertMail, insertMailForKonto } from "../../storage/mailStore";
import { markMail } from "../../storage/transaction";
import type { MailUmfeld } from "./mailUmfeld";
import { messageIdVon } from "./messageId";

/** Puts a mail into the outbox; it is sent after the commit of `tx`, at least once. */
export async function rememberMail(tx: Tx, dienste: MailUmfeld, mail: Mail): Promise<void> {
  const now = dienste.clock.now();
  markMail(tx);
  const uuid = dienste.random.uuid();
  await insertMail(tx, { ...mail, uuid, messageId: messageIdVon(dienste, uuid), now });
}

/**
 * The same, if the address belongs to an account that may log in: one statement either way, so that nobody learns it
 * from the time.
 */
export async function rememberMailToKonto(tx: Tx, dienste: Dienste, mail: Mail): Promise<void> {
  markMail(tx);
  await insertMailForKonto(tx, { ...mail, uuid: dienste.random.uuid(), now: dienste.clock.now() });
}
