import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { mailAusgang } from "../../storage/schema/mail";
import { markMail } from "../../storage/transaction";
import type { Mail } from "../ports";
import { messageIdVon } from "./messageId";

/** Puts a mail into the outbox; it is sent after the commit of `tx`, at least once. */
export async function merkeMail(tx: Tx, dienste: Dienste, mail: Mail): Promise<void> {
  const now = dienste.clock.now();
  markMail(tx);
  const uuid = dienste.random.uuid();
  await tx.insert(mailAusgang).values({
    uuid,
    messageId: messageIdVon(dienste, uuid),
    empfaenger: mail.to,
    betreff: mail.subject,
    text: mail.text,
    erstelltAm: now,
    naechsterVersuchAm: now,
  });
}
