import { formatDauer } from "~/domain/sitzung/dauer";
import type { Dienste } from "../../dienste";
import { countGestoerteMails } from "../../storage/mailStore";
import { ABGELEHNT_MINUTEN, WARTET_MINUTEN } from "./mailFristen";

const mails = (anzahl: number) => (anzahl === 1 ? "1 Mail" : `${String(anzahl)} Mails`);

/**
 * What does not work with the mails now, for the operator: how many, never which. What was given up is no
 * longer said after a day.
 */
export async function listMailStoerungen({ db, clock }: Pick<Dienste, "db" | "clock">): Promise<string[]> {
  const vor = (minuten: number) => new Date(clock.now().getTime() - minuten * 60_000);
  const { abgelehnt, eingerichtet, wartend } = await countGestoerteMails(db, {
    wartetVor: vor(WARTET_MINUTEN),
    abgelehntAb: vor(ABGELEHNT_MINUTEN),
  });
  return [
    ...(eingerichtet > 0
      ? [
          `Der Mailserver nimmt vom Portal keine Mails an (${mails(eingerichtet)} im Ausgang): Bitte prüfen Sie SMTP_URL und MAIL_ABSENDER.`,
        ]
      : []),
    ...(wartend > 0 ? [`Im Ausgang wartet seit über ${String(WARTET_MINUTEN)} Minuten: ${mails(wartend)}.`] : []),
    ...(abgelehnt > 0
      ? [
          `Nicht zustellbar in den letzten ${formatDauer(ABGELEHNT_MINUTEN)}: ${mails(abgelehnt)}. Näheres steht im Protokoll.`,
        ]
      : []),
  ];
}
