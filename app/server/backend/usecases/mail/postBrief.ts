import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { type Briefauftrag, writeBrief } from "./briefe/writeBrief";
import type { MailUmfeld } from "./mailUmfeld";
import { rememberMail, rememberMailToKonto } from "./rememberMail";

/** Puts a letter into the outbox; it is sent after the commit of `tx`, at least once. */
export async function postBrief(tx: Tx, dienste: MailUmfeld, auftrag: Briefauftrag): Promise<void> {
  await rememberMail(tx, dienste, writeBrief(dienste.config, auftrag));
}

/**
 * The same, if the address belongs to an account that may log in: one statement either way, so that nobody learns it
 * from the time.
 */
export async function postBriefAnKonto(tx: Tx, dienste: Dienste, auftrag: Briefauftrag): Promise<void> {
  await rememberMailToKonto(tx, dienste, writeBrief(dienste.config, auftrag));
}
