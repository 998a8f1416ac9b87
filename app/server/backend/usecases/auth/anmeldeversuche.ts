import { eq, sql } from "drizzle-orm";
import { Ablehnung } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { anmeldeversuch } from "../../storage/schema/ratelimit";
import { sha256 } from "../sitzung/krypto";

/** So many failures in a row lock the account until the password is reset (NIST SP 800-63B-4). */
const MAX_IN_FOLGE = 100;
/** @assumed trust.md names the waits 1, 2, 4 … 900 s; the first two failures are typing errors and cost nothing. */
const OHNE_WARTEN = 2;
const MAX_WARTEN_SEKUNDEN = 900;

const schluesselOf = (email: string) => sha256(`konto:${email.toLowerCase()}`);

const naechste = sql`${anmeldeversuch.fehlversuche} + 1`;
const sperreBis = (jetzt: string) => sql`case
  when ${naechste} >= ${MAX_IN_FOLGE} then 'infinity'::timestamptz
  when ${naechste} <= ${OHNE_WARTEN} then null
  else ${jetzt}::timestamptz + least(${MAX_WARTEN_SEKUNDEN}, power(2, ${naechste} - ${OHNE_WARTEN + 1})) * interval '1 second' end`;

/**
 * Counts an attempt as failed before the password is looked at, so that parallel attempts cannot slip through. Known and unknown
 * addresses are counted alike. Refuses with ZU_VIELE_VERSUCHE while the account waits, with KONTO_GESPERRT after 100 in a row.
 */
export async function beginneVersuch({ db, clock }: Dienste, email: string): Promise<void> {
  const jetzt = clock.now();
  const schluessel = schluesselOf(email);
  const gezaehlt = await db
    .insert(anmeldeversuch)
    .values({ schluessel, fehlversuche: 1, letzterAm: jetzt })
    .onConflictDoUpdate({
      target: anmeldeversuch.schluessel,
      set: { fehlversuche: naechste, sperreBis: sperreBis(jetzt.toISOString()), letzterAm: jetzt },
      setWhere: sql`${anmeldeversuch.sperreBis} is null or ${anmeldeversuch.sperreBis} <= ${jetzt.toISOString()}::timestamptz`,
    })
    .returning({ schluessel: anmeldeversuch.schluessel });
  if (gezaehlt.length > 0) return;
  const [stand] = await db
    .select({ fehlversuche: anmeldeversuch.fehlversuche })
    .from(anmeldeversuch)
    .where(eq(anmeldeversuch.schluessel, schluessel));
  throw new Ablehnung((stand?.fehlversuche ?? 0) >= MAX_IN_FOLGE ? "KONTO_GESPERRT" : "ZU_VIELE_VERSUCHE");
}

/** The password was right but the login is not complete: the attempt no longer counts, former failures still do. */
export async function nimmVersuchZurueck(tx: Ausfuehrer, email: string): Promise<void> {
  await tx
    .update(anmeldeversuch)
    .set({ fehlversuche: sql`greatest(${anmeldeversuch.fehlversuche} - 1, 0)`, sperreBis: null })
    .where(eq(anmeldeversuch.schluessel, schluesselOf(email)));
}

/** A wrong TAN counts like a wrong password for the next login; the step itself has its own limit. */
export async function zaehleFalscheTan({ db, clock }: Dienste, email: string): Promise<void> {
  const jetzt = clock.now();
  await db
    .insert(anmeldeversuch)
    .values({ schluessel: schluesselOf(email), fehlversuche: 1, letzterAm: jetzt })
    .onConflictDoUpdate({
      target: anmeldeversuch.schluessel,
      set: { fehlversuche: naechste, sperreBis: sperreBis(jetzt.toISOString()), letzterAm: jetzt },
    });
}

/** Forgets all failures: after a complete login, and after the password was reset by mail. */
export async function vergissVersuche(tx: Ausfuehrer, email: string): Promise<void> {
  await tx.delete(anmeldeversuch).where(eq(anmeldeversuch.schluessel, schluesselOf(email)));
}
