import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { postBrief } from "../mail/postBrief";
import { hmac } from "../sitzung/krypto";

const TAN_ZIFFERN = 6;

/** What was typed, without blanks and hyphens. */
export const readTan = (eingabe: string) => eingabe.replace(/[\s-]/g, "").toUpperCase();

/** Six digits are found by trying: only a keyed hash bound to the session is stored. */
export function hashTan(dienste: Dienste, sitzungUuid: string, tan: string): string {
  return hmac(dienste.config.secretKey, "tan", `${sitzungUuid}:${tan}`);
}

type Empfang = { sitzungUuid: string; email: string; zweck: "ANMELDUNG" | "BESTAETIGUNG" };

/** Makes a TAN, puts it into the outbox and answers the columns of the session that hold it. */
export async function sendTan(tx: Tx, dienste: Dienste, { sitzungUuid, email, zweck }: Empfang) {
  const tan = dienste.random.digits(TAN_ZIFFERN);
  await postBrief(tx, dienste, { to: email, brief: "ANMELDE_TAN", tan, zweck });
  const tanBis = new Date(dienste.clock.now().getTime() + dienste.config.tanMinuten * 60_000);
  return { tanArt: "MAIL" as const, tanHash: hashTan(dienste, sitzungUuid, tan), tanBis, tanVersuche: 0 };
}
