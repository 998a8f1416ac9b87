import { sql } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { mailAusgang } from "../../storage/schema/mail";
import { markMail } from "../../storage/transaction";
import type { Mail } from "../../ports/mailPort";
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

/** The same, if the address belongs to an account that may log in: one statement either way, so that nobody learns it from the time. */
export async function merkeMailAnKonto(tx: Tx, dienste: Dienste, mail: Mail): Promise<void> {
  const now = dienste.clock.now().toISOString();
  markMail(tx);
  await tx.execute(sql`
    INSERT INTO mail_ausgang (uuid, empfaenger, betreff, text, erstellt_am, naechster_versuch_am)
    SELECT ${dienste.random.uuid()}::uuid, email, ${mail.subject}, ${mail.text}, ${now}::timestamptz, ${now}::timestamptz
    FROM benutzer WHERE email = ${mail.to} AND gesperrt_seit IS NULL AND email_bestaetigt_am IS NOT NULL`);
}
