import { and, eq, exists, gt, inArray, isNull, lt, lte, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Ausfuehrer, Tx } from "./datenbank";
import { mailAusgang } from "./schema/mail";

export type MailZeile = typeof mailAusgang.$inferSelect;

type NeueMail = { uuid: string; to: string; subject: string; text: string; now: Date };

/** Puts a mail into the outbox, due at once. */
export async function insertMail(
  tx: Tx,
  { uuid, to, subject, text, now, messageId }: NeueMail & { messageId: string },
): Promise<void> {
  await tx.insert(mailAusgang).values({
    uuid,
    messageId,
    empfaenger: to,
    betreff: subject,
    text,
    erstelltAm: now,
    naechsterVersuchAm: now,
  });
}

/** The same, if the address belongs to an account that may log in: one statement either way. */
export async function insertMailForKonto(tx: Tx, { uuid, to, subject, text, now }: NeueMail): Promise<void> {
  const am = now.toISOString();
  await tx.execute(sql`
    INSERT INTO mail_ausgang (uuid, empfaenger, betreff, text, erstellt_am, naechster_versuch_am)
    SELECT ${uuid}::uuid, email, ${subject}, ${text}, ${am}::timestamptz, ${am}::timestamptz
    FROM benutzer WHERE email = ${to} AND gesperrt_seit IS NULL AND email_bestaetigt_am IS NOT NULL`);
}

const fruehere = alias(mailAusgang, "fruehere");

/**
 * Is there a mail to the same recipient that leaves first: one that a worker has just now, or one that is due and was
 * to leave earlier? One that waits after a failure keeps no other back.
 */
const isHintenan = (ausfuehrer: Ausfuehrer, now: Date) =>
  exists(
    ausfuehrer
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

/** Takes the next due mail for one worker alone: moves its next try to the end of the lease, `bis`. */
export async function leaseMail(ausfuehrer: Ausfuehrer, now: Date, bis: Date): Promise<MailZeile | undefined> {
  const faellig = ausfuehrer
    .select({ uuid: mailAusgang.uuid })
    .from(mailAusgang)
    .where(
      and(
        isNull(mailAusgang.gesendetAm),
        isNull(mailAusgang.aufgegebenAm),
        lte(mailAusgang.naechsterVersuchAm, now),
        not(isHintenan(ausfuehrer, now)),
      ),
    )
    .orderBy(mailAusgang.naechsterVersuchAm, mailAusgang.nummer)
    .limit(1)
    .for("update", { skipLocked: true, of: mailAusgang });
  const [zeile] = await ausfuehrer
    .update(mailAusgang)
    .set({ versuche: sql`${mailAusgang.versuche} + 1`, naechsterVersuchAm: bis, versandBis: bis })
    .where(inArray(mailAusgang.uuid, faellig))
    .returning();
  return zeile;
}

export async function updateMail(ausfuehrer: Ausfuehrer, uuid: string, werte: Partial<MailZeile>): Promise<void> {
  await ausfuehrer.update(mailAusgang).set(werte).where(eq(mailAusgang.uuid, uuid));
}

/** Marks the mails to an address that were not tried yet as refused for good at a moment, when they were written. */
export async function refuseMailsAn(tx: Tx, to: string, { am, fehler }: { am: Date; fehler: string }): Promise<void> {
  const stand = { erstelltAm: am, naechsterVersuchAm: am, aufgegebenAm: am, text: "", versuche: 1 };
  await updateMailsAn(tx, to, { ...stand, letzterFehler: fehler, fehlerArt: "ABGELEHNT" });
}

/** Changes the mails to an address that were not tried yet. */
export async function updateMailsAn(tx: Tx, to: string, werte: Partial<Omit<MailZeile, "uuid">>): Promise<void> {
  await tx
    .update(mailAusgang)
    .set(werte)
    .where(and(eq(mailAusgang.empfaenger, to), eq(mailAusgang.versuche, 0), isNull(mailAusgang.aufgegebenAm)));
}

type Stoerungszahlen = { abgelehnt: number; eingerichtet: number; wartend: number };

/**
 * How many mails were refused for good from `abgelehntAb` on, wait because of the settings, or wait after a failure and
 * were written before `wartetVor`.
 */
export async function countGestoerteMails(
  ausfuehrer: Ausfuehrer,
  { abgelehntAb, wartetVor }: { abgelehntAb: Date; wartetVor: Date },
): Promise<Stoerungszahlen> {
  const { rows } = await ausfuehrer.execute<Stoerungszahlen>(sql`
    SELECT
      (SELECT count(*)::int FROM mail_ausgang WHERE aufgegeben_am >= ${abgelehntAb.toISOString()}::timestamptz) AS abgelehnt,
      count(*) FILTER (WHERE fehler_art = 'EINRICHTUNG')::int AS eingerichtet,
      count(*) FILTER (WHERE fehler_art IS NULL AND letzter_fehler IS NOT NULL AND erstellt_am < ${wartetVor.toISOString()}::timestamptz)::int AS wartend
    FROM mail_ausgang WHERE gesendet_am IS NULL AND aufgegeben_am IS NULL`);
  const { abgelehnt = 0, eingerichtet = 0, wartend = 0 } = rows[0] ?? {};
  return { abgelehnt, eingerichtet, wartend };
}

/** Removes mails that were sent or given up before `vor`. */
export async function purgeMails(ausfuehrer: Ausfuehrer, vor: Date): Promise<void> {
  await ausfuehrer.delete(mailAusgang).where(or(lt(mailAusgang.gesendetAm, vor), lt(mailAusgang.aufgegebenAm, vor)));
}
