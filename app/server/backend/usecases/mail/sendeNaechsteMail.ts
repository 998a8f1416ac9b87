import { and, eq, gt, inArray, isNull, lte, not, exists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Dienste } from "../../dienste";
import { mailAusgang } from "../../storage/schema/mail";
import { MailAblehnung } from "./mailAblehnung";
import { messageIdVon } from "./messageId";

/** So long one worker has a mail for itself; afterwards it counts as abandoned and another one sends it. */
const LEIHE_SEKUNDEN = 60;
const MAX_PAUSE_SEKUNDEN = 3600;
/** With the pauses between them about 20 hours; then no link in a mail would work any more. */
const MAX_VERSUCHE = 30;
/** An answer of a mail server repeats the address; the log does not. */
const ADRESSE = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

type MailZeile = typeof mailAusgang.$inferSelect;

const fruehere = alias(mailAusgang, "fruehere");

/**
 * Is there a mail to the same recipient that leaves first: one that a worker has just now, or one that is due and was to leave earlier? One
 * that waits after a failure keeps no other back.
 */
const isHintenan = ({ db }: Dienste, now: Date) =>
  exists(
    db
      .select({ eins: sql`1` })
      .from(fruehere)
      .where(
        and(
          eq(fruehere.empfaenger, mailAusgang.empfaenger),
          isNull(fruehere.gesendetAm),
          isNull(fruehere.aufgegebenAm),
          or(
            gt(fruehere.versandBis, now),
            and(
              lte(fruehere.naechsterVersuchAm, now),
              sql`(${fruehere.naechsterVersuchAm}, ${fruehere.nummer}) < (${mailAusgang.naechsterVersuchAm}, ${mailAusgang.nummer})`,
            ),
          ),
        ),
      ),
  );

/**
 * Takes the next due mail for this worker alone: moves its next try behind the lease. One at a time: while a slow mail server takes the first
 * of many, the lease of the last would end, and another worker would send it, too.
 */
async function leaseMail(dienste: Dienste): Promise<MailZeile | undefined> {
  const { db, clock } = dienste;
  const now = clock.now();
  const faellig = db
    .select({ uuid: mailAusgang.uuid })
    .from(mailAusgang)
    .where(
      and(
        isNull(mailAusgang.gesendetAm),
        isNull(mailAusgang.aufgegebenAm),
        lte(mailAusgang.naechsterVersuchAm, now),
        not(isHintenan(dienste, now)),
      ),
    )
    .orderBy(mailAusgang.naechsterVersuchAm, mailAusgang.nummer)
    .limit(1)
    .for("update", { skipLocked: true, of: mailAusgang });
  const bis = new Date(now.getTime() + LEIHE_SEKUNDEN * 1000);
  const [zeile] = await db
    .update(mailAusgang)
    .set({ versuche: sql`${mailAusgang.versuche} + 1`, naechsterVersuchAm: bis, versandBis: bis })
    .where(inArray(mailAusgang.uuid, faellig))
    .returning();
  return zeile;
}

async function merkeFehler({ db, clock, log }: Dienste, zeile: MailZeile, error: unknown): Promise<void> {
  const mine = eq(mailAusgang.uuid, zeile.uuid);
  const now = clock.now();
  const letzterFehler = error instanceof Error ? error.message.slice(0, 500) : "unbekannt";
  const fehlerArt = error instanceof MailAblehnung ? error.art : null;
  const fakten = { mail: zeile.uuid, versuche: zeile.versuche, fehler: letzterFehler.replaceAll(ADRESSE, "…") };
  const stand = { letzterFehler, fehlerArt, versandBis: null };
  if (fehlerArt === "ABGELEHNT" || zeile.versuche >= MAX_VERSUCHE) {
    log.error(fakten, fehlerArt === "ABGELEHNT" ? "Mail refused for good by the mail server" : "Mail given up");
    await db
      .update(mailAusgang)
      .set({ ...stand, aufgegebenAm: now, text: "" })
      .where(mine);
    return;
  }
  if (fehlerArt === null) log.warn(fakten, "Mail not sent, will be tried again");
  else log.error(fakten, "The mail server does not take mails as the portal is set up; they will be tried again");
  const pause = Math.min(MAX_PAUSE_SEKUNDEN, 2 ** zeile.versuche);
  await db
    .update(mailAusgang)
    .set({ ...stand, naechsterVersuchAm: new Date(now.getTime() + pause * 1000) })
    .where(mine);
}

async function sendeMail(dienste: Dienste, zeile: MailZeile): Promise<void> {
  const { db, clock, mail } = dienste;
  try {
    const messageId = zeile.messageId ?? messageIdVon(dienste, zeile.uuid);
    await mail.send({ to: zeile.empfaenger, subject: zeile.betreff, text: zeile.text }, messageId);
  } catch (error) {
    await merkeFehler(dienste, zeile, error);
    return;
  }
  // The text held a TAN or a link: it is not kept after sending.
  await db
    .update(mailAusgang)
    .set({ gesendetAm: clock.now(), text: "", versandBis: null, fehlerArt: null })
    .where(eq(mailAusgang.uuid, zeile.uuid));
}

/**
 * Sends the next mail that is due in the outbox; false when there is none. Each goes out at least once, those to one recipient one after the
 * other; a failed one waits 2, 4, 8 … 3600 s and is given up at last, one that the mail server refuses for good at once.
 *
 * @assumed §8 does not say what becomes of a mail that the mail server refuses: a final answer (5yz) to its sender, recipient or content ends
 * the tries; one to the login does not, because it is not about the mail.
 */
export async function sendeNaechsteMail(dienste: Dienste): Promise<boolean> {
  const zeile = await leaseMail(dienste);
  if (zeile === undefined) return false;
  await sendeMail(dienste, zeile);
  return true;
}
