import type { Dienste } from "../../dienste";
import { leaseMail, type MailZeile, updateMail } from "../../storage/mailStore";
import { noteErfolg } from "../../storage/wartungStore";
import { MailAblehnung } from "../../ports/mailPort";
import { MAIL_VERSANDT } from "../wartung/laufbuch";
import { messageIdVon } from "./messageId";

/** So long one worker has a mail for itself; afterwards it counts as abandoned and another one sends it. */
const LEIHE_SEKUNDEN = 60;
const MAX_PAUSE_SEKUNDEN = 3600;
/** With the pauses between them about 20 hours; then no link in a mail would work any more. */
const MAX_VERSUCHE = 30;
/** An answer of a mail server repeats the address; the log does not. */
const ADRESSE = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/**
 * Takes the next due mail for this worker alone. One at a time: while a slow mail server takes the first of many, the
 * lease of the last would end, and another worker would send it, too.
 */
function takeMail({ db, clock }: Dienste): Promise<MailZeile | undefined> {
  const now = clock.now();
  return leaseMail(db, now, new Date(now.getTime() + LEIHE_SEKUNDEN * 1000));
}

async function rememberFehler({ db, clock, log }: Dienste, zeile: MailZeile, error: unknown): Promise<void> {
  const now = clock.now();
  const letzterFehler = error instanceof Error ? error.message.slice(0, 500) : "unbekannt";
  const fehlerArt = error instanceof MailAblehnung ? error.art : null;
  const fakten = { mail: zeile.uuid, versuche: zeile.versuche, fehler: letzterFehler.replaceAll(ADRESSE, "…") };
  const stand = { letzterFehler, fehlerArt, versandBis: null };
  if (fehlerArt === "ABGELEHNT" || zeile.versuche >= MAX_VERSUCHE) {
    log.error(fakten, fehlerArt === "ABGELEHNT" ? "Mail refused for good by the mail server" : "Mail given up");
    await updateMail(db, zeile.uuid, { ...stand, aufgegebenAm: now, text: "" });
    return;
  }
  if (fehlerArt === null) log.warn(fakten, "Mail not sent, will be tried again");
  else log.error(fakten, "The mail server does not take mails as the portal is set up; they will be tried again");
  const pause = Math.min(MAX_PAUSE_SEKUNDEN, 2 ** zeile.versuche);
  await updateMail(db, zeile.uuid, { ...stand, naechsterVersuchAm: new Date(now.getTime() + pause * 1000) });
}

async function sendMail(dienste: Dienste, zeile: MailZeile): Promise<void> {
  const { db, clock, mail } = dienste;
  try {
    const messageId = zeile.messageId ?? messageIdVon(dienste, zeile.uuid);
    await mail.send({ to: zeile.empfaenger, subject: zeile.betreff, text: zeile.text }, messageId);
  } catch (error) {
    await rememberFehler(dienste, zeile, error);
    return;
  }
  // The text held a TAN or a link: it is not kept after sending.
  const am = clock.now();
  await updateMail(db, zeile.uuid, { gesendetAm: am, text: "", versandBis: null, fehlerArt: null });
  await noteErfolg(db, MAIL_VERSANDT, am);
}

/**
 * Sends the next mail that is due in the outbox; false when there is none. Each goes out at least once, those to one
 * recipient one after the other; a failed one waits 2, 4, 8 … 3600 s and is given up at last, one that the mail server
 * refuses for good at once.
 *
 * @assumed §8 does not say what becomes of a mail that the mail server refuses: a final answer (5yz) to its sender,
 * recipient or content ends the tries; one to the login does not, because it is not about the mail.
 */
export async function sendNextMail(dienste: Dienste): Promise<boolean> {
  const zeile = await takeMail(dienste);
  if (zeile === undefined) return false;
  await sendMail(dienste, zeile);
  return true;
}
