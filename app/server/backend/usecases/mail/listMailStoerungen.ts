import { sql } from "drizzle-orm";
import type { Dienste } from "../../dienste";

/** A mail that waits longer than this after a failure is worth a word. */
const WARTET_MINUTEN = 15;

const mails = (anzahl: number) => (anzahl === 1 ? "1 Mail" : `${String(anzahl)} Mails`);

type Zahlen = { abgelehnt: number; eingerichtet: number; wartend: number };

/** What does not work with the mails now, for the operator: how many, never which. What was given up is gone after a day. */
export async function listMailStoerungen({ db, clock }: Pick<Dienste, "db" | "clock">): Promise<string[]> {
  const seit = new Date(clock.now().getTime() - WARTET_MINUTEN * 60_000).toISOString();
  const { rows } = await db.execute<Zahlen>(sql`
    SELECT
      (SELECT count(*)::int FROM mail_ausgang WHERE aufgegeben_am IS NOT NULL) AS abgelehnt,
      count(*) FILTER (WHERE fehler_art = 'EINRICHTUNG')::int AS eingerichtet,
      count(*) FILTER (WHERE fehler_art IS NULL AND letzter_fehler IS NOT NULL AND erstellt_am < ${seit}::timestamptz)::int AS wartend
    FROM mail_ausgang WHERE gesendet_am IS NULL AND aufgegeben_am IS NULL`);
  const { abgelehnt = 0, eingerichtet = 0, wartend = 0 } = rows[0] ?? {};
  return [
    ...(eingerichtet > 0
      ? [`Der Mailserver nimmt vom Portal keine Mails an (${mails(eingerichtet)} im Ausgang): Bitte prüfen Sie SMTP_URL und MAIL_ABSENDER.`]
      : []),
    ...(wartend > 0 ? [`Im Ausgang wartet seit über ${String(WARTET_MINUTEN)} Minuten: ${mails(wartend)}.`] : []),
    ...(abgelehnt > 0 ? [`Nicht zustellbar in den letzten 24 Stunden: ${mails(abgelehnt)}. Näheres steht im Protokoll.`] : []),
  ];
}
