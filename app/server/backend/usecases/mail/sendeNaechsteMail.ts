import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Dienste } from "../../dienste";
import { mailAusgang } from "../../storage/schema/mail";

/** So long one worker has a mail for itself; afterwards it counts as abandoned and another one sends it. */
const LEIHE_SEKUNDEN = 60;
const MAX_PAUSE_SEKUNDEN = 3600;
/** With the pauses between them about 20 hours; then no link in a mail would work any more. */
const MAX_VERSUCHE = 30;

type MailZeile = typeof mailAusgang.$inferSelect;

/**
 * Takes the next due mail for this worker alone: moves its next try behind the lease. One at a time: while a slow mail server takes the first
 * of many, the lease of the last would end, and another worker would send it, too.
 */
async function leaseMail({ db, clock }: Dienste): Promise<MailZeile | undefined> {
  const now = clock.now();
  const faellig = db
    .select({ uuid: mailAusgang.uuid })
    .from(mailAusgang)
    .where(and(isNull(mailAusgang.gesendetAm), isNull(mailAusgang.aufgegebenAm), lte(mailAusgang.naechsterVersuchAm, now)))
    .orderBy(mailAusgang.naechsterVersuchAm, mailAusgang.nummer)
    .limit(1)
    .for("update", { skipLocked: true });
  const [zeile] = await db
    .update(mailAusgang)
    .set({ versuche: sql`${mailAusgang.versuche} + 1`, naechsterVersuchAm: new Date(now.getTime() + LEIHE_SEKUNDEN * 1000) })
    .where(inArray(mailAusgang.uuid, faellig))
    .returning();
  return zeile;
}

async function sendeMail({ db, clock, mail, log }: Dienste, zeile: MailZeile): Promise<void> {
  const mine = eq(mailAusgang.uuid, zeile.uuid);
  try {
    await mail.send({ to: zeile.empfaenger, subject: zeile.betreff, text: zeile.text });
    // The text held a TAN or a link: it is not kept after sending.
    await db.update(mailAusgang).set({ gesendetAm: clock.now(), text: "" }).where(mine);
  } catch (error) {
    const pause = Math.min(MAX_PAUSE_SEKUNDEN, 2 ** zeile.versuche);
    const naechsterVersuchAm = new Date(clock.now().getTime() + pause * 1000);
    const letzterFehler = error instanceof Error ? error.message.slice(0, 500) : "unbekannt";
    const fakten = { mail: zeile.uuid, versuche: zeile.versuche, fehler: letzterFehler };
    if (zeile.versuche >= MAX_VERSUCHE) {
      log.error(fakten, "Mail given up");
      await db.update(mailAusgang).set({ aufgegebenAm: clock.now(), text: "", letzterFehler }).where(mine);
      return;
    }
    log.warn(fakten, "Mail not sent, will be tried again");
    await db.update(mailAusgang).set({ naechsterVersuchAm, letzterFehler }).where(mine);
  }
}

/**
 * Sends the next mail that is due in the outbox; false when there is none. Each goes out at least once; a failed one waits 2, 4, 8 … 3600 s
 * and is given up at last.
 */
export async function sendeNaechsteMail(dienste: Dienste): Promise<boolean> {
  const zeile = await leaseMail(dienste);
  if (zeile === undefined) return false;
  await sendeMail(dienste, zeile);
  return true;
}
