import { sql } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { lockAnlass } from "../../storage/linkReihe";
import { inTransaktion } from "../../storage/transaction";
import { merkeMail } from "../mail/merkeMail";
import { sha256 } from "../sitzung/krypto";
import { begrenzeMails } from "./begrenzeMails";
import { emailAdresse } from "./benutzerRegeln";
import { liesNachRegeln } from "./eingabeLesen";
import { endeVon } from "./fristen";
import { keinKontoMail, passwortLinkMail } from "./mails";
import { z } from "zod";

/**
 * Sends a link for a new password, which ends all older ones of the account, or the notice that there is no account: one mail and the same
 * statements either way.
 */
export async function passwortVergessen(dienste: Dienste, eingabe: { email: string }, clientIp: string): Promise<void> {
  const { email } = liesNachRegeln(z.object({ email: emailAdresse }), eingabe);
  await begrenzeMails(dienste, email, clientIp);
  const { publicUrl } = dienste.config;
  const token = dienste.random.token();
  await inTransaktion(dienste, async (tx) => {
    await lockAnlass(tx, `passwort:${email}`);
    const isBekannt = await insertLink(tx, dienste, { email, token });
    await merkeMail(tx, dienste, { to: email, ...(isBekannt ? passwortLinkMail(dienste.config, token) : keinKontoMail(publicUrl)) });
  });
}

/** Adds a link if there is an account, in the place of all that are open, in one statement; says whether there is one. */
async function insertLink(tx: Tx, dienste: Dienste, { email, token }: { email: string; token: string }): Promise<boolean> {
  const jetzt = dienste.clock.now().toISOString();
  const ergebnis = await tx.execute(sql`
    WITH konto AS (SELECT uuid FROM benutzer WHERE email = ${email}),
    aeltere AS (
      UPDATE passwort_link SET benutzt_am = ${jetzt}::timestamptz FROM konto WHERE benutzer_uuid = konto.uuid AND benutzt_am IS NULL
    )
    INSERT INTO passwort_link (uuid, benutzer_uuid, art, hash, gueltig_bis, erstellt_am)
    SELECT ${dienste.random.uuid()}::uuid, konto.uuid, 'ZURUECKSETZEN', ${sha256(token)}, ${endeVon(dienste, "passwortLink").toISOString()}::timestamptz, ${jetzt}::timestamptz
    FROM konto`);
  return ergebnis.rowCount === 1;
}
