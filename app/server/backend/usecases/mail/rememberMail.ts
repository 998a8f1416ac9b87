import type { BackendConfig, Dienste } from "../../dienste";
import type { Mail } from "../../ports/mailPort";
import type { Tx } from "../../storage/datenbank";
import { insertMail, insertMailForKonto } from "../../storage/mailStore";
import { markMail } from "../../storage/transaction";
import { messageIdVon } from "./messageId";

/** What a mail is written with; a command of the operator has no more. */
export type MailUmfeld = Pick<Dienste, "clock" | "random"> & {
  config: Pick<BackendConfig, "publicUrl" | "mailAbsender" | "fristenMinuten" | "tanMinuten">;
};

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
