import { formatDauer } from "~/domain/sitzung/dauer";
import type { Dienste } from "../../dienste";
import type { Tx } from "../../storage/datenbank";
import { merkeMail } from "../mail/merkeMail";
import { hmac } from "../sitzung/krypto";

const TAN_ZIFFERN = 6;

/** What was typed, without blanks and hyphens. */
export const readTan = (eingabe: string) => eingabe.replace(/[\s-]/g, "").toUpperCase();

/** Six digits are found by trying: only a keyed hash bound to the session is stored. */
export function hashTan(dienste: Dienste, sitzungUuid: string, tan: string): string {
  return hmac(dienste.config.secretKey, "tan", `${sitzungUuid}:${tan}`);
}

type Empfang = { sitzungUuid: string; email: string; zweck: "ANMELDUNG" | "BESTAETIGUNG" };

const ZWECKE = {
  ANMELDUNG: ["nur für die Anmeldung, die Sie gerade begonnen haben", "Haben Sie sich nicht angemeldet?"],
  BESTAETIGUNG: ["nur für die Bestätigung, die Sie gerade begonnen haben", "Haben Sie keine Bestätigung begonnen?"],
} as const;

/** Makes a TAN, puts it into the outbox and answers the columns of the session that hold it. */
export async function sendeTan(tx: Tx, dienste: Dienste, { sitzungUuid, email, zweck }: Empfang) {
  const [wofuer, frage] = ZWECKE[zweck];
  const tan = dienste.random.digits(TAN_ZIFFERN);
  const minuten = dienste.config.tanMinuten;
  await merkeMail(tx, dienste, {
    to: email,
    subject: "Ihre TAN für das Antragsportal",
    text: [
      "Guten Tag,",
      "",
      `Ihre TAN lautet: ${tan}`,
      "",
      `Sie gilt ${formatDauer(minuten)} und ${wofuer}.`,
      `${frage} Dann kennt jemand Ihr Passwort. Bitte ändern Sie es sofort.`,
      "",
      "Ihr Antragsportal",
    ].join("\n"),
  });
  const tanBis = new Date(dienste.clock.now().getTime() + minuten * 60_000);
  return { tanArt: "MAIL" as const, tanHash: hashTan(dienste, sitzungUuid, tan), tanBis, tanVersuche: 0 };
}
