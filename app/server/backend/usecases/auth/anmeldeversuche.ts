import { eq, sql } from "drizzle-orm";
import { Ablehnung, ZuVieleVersuche } from "../../ablehnung";
import type { Dienste } from "../../dienste";
import type { Ausfuehrer } from "../../storage/datenbank";
import { anmeldeversuch } from "../../storage/schema/ratelimit";
import { sha256 } from "../sitzung/krypto";

const schluesselOf = (email: string) => sha256(`konto:${email.toLowerCase()}`);

const naechste = sql`${anmeldeversuch.fehlversuche} + 1`;
/**
 * Until when the next attempt has to wait: the first failures are typing errors and cost nothing, then 1, 2, 4 … seconds up to the longest
 * wait; after so many in a row that it is no accident, until the password is reset (NIST SP 800-63B-4).
 */
function sperreBis({ clock, config: { grenzen } }: Dienste) {
  const { fehlversucheInFolge, fehlversucheOhneWarten, wartenMaxSekunden } = grenzen;
  return sql`case
    when ${naechste} >= ${fehlversucheInFolge}::int then 'infinity'::timestamptz
    when ${naechste} <= ${fehlversucheOhneWarten}::int then null
    else ${clock.now().toISOString()}::timestamptz
      + least(${wartenMaxSekunden}::float8, power(2::float8, ${naechste} - ${fehlversucheOhneWarten + 1}::int)) * interval '1 second' end`;
}

/**
 * Counts an attempt as failed before the password is looked at, so that parallel attempts cannot slip through. Known and unknown
 * addresses are counted alike. Refuses with ZU_VIELE_VERSUCHE while the account waits, with KONTO_GESPERRT after too many in a row.
 */
export async function beginneVersuch(dienste: Dienste, email: string): Promise<void> {
  const { db, clock, config } = dienste;
  const jetzt = clock.now();
  const schluessel = schluesselOf(email);
  const gezaehlt = await db
    .insert(anmeldeversuch)
    .values({ schluessel, fehlversuche: 1, letzterAm: jetzt })
    .onConflictDoUpdate({
      target: anmeldeversuch.schluessel,
      set: { fehlversuche: naechste, sperreBis: sperreBis(dienste), letzterAm: jetzt },
      setWhere: sql`${anmeldeversuch.sperreBis} is null or ${anmeldeversuch.sperreBis} <= ${jetzt.toISOString()}::timestamptz`,
    })
    .returning({ schluessel: anmeldeversuch.schluessel });
  if (gezaehlt.length > 0) return;
  const [stand] = await db
    .select({ fehlversuche: anmeldeversuch.fehlversuche, sperreBis: anmeldeversuch.sperreBis })
    .from(anmeldeversuch)
    .where(eq(anmeldeversuch.schluessel, schluessel));
  if ((stand?.fehlversuche ?? 0) >= config.grenzen.fehlversucheInFolge) throw new Ablehnung("KONTO_GESPERRT");
  throw new ZuVieleVersuche(jetzt, stand?.sperreBis ?? jetzt);
}

/** The password was right but the login is not complete: the attempt no longer counts, former failures still do. */
export async function nimmVersuchZurueck(tx: Ausfuehrer, email: string): Promise<void> {
  await tx
    .update(anmeldeversuch)
    .set({ fehlversuche: sql`greatest(${anmeldeversuch.fehlversuche} - 1, 0)`, sperreBis: null })
    .where(eq(anmeldeversuch.schluessel, schluesselOf(email)));
}

/**
 * Counts a TAN as wrong before it is looked at: for the next login it is like a wrong password. The step itself has its own limit, but so
 * many steps can be begun with the right password that the account needs one, too. Refuses with KONTO_GESPERRT after too many in a row.
 */
export async function beginneTanVersuch(dienste: Dienste, email: string): Promise<void> {
  const { db, clock } = dienste;
  const jetzt = clock.now();
  const gezaehlt = await db
    .insert(anmeldeversuch)
    .values({ schluessel: schluesselOf(email), fehlversuche: 1, letzterAm: jetzt })
    .onConflictDoUpdate({
      target: anmeldeversuch.schluessel,
      set: { fehlversuche: naechste, sperreBis: sperreBis(dienste), letzterAm: jetzt },
      setWhere: sql`${anmeldeversuch.sperreBis} is distinct from 'infinity'::timestamptz`,
    })
    .returning({ schluessel: anmeldeversuch.schluessel });
  if (gezaehlt.length === 0) throw new Ablehnung("KONTO_GESPERRT");
}

/** Forgets all failures: after a complete login, and after the password was reset by mail. */
export async function vergissVersuche(tx: Ausfuehrer, email: string): Promise<void> {
  await tx.delete(anmeldeversuch).where(eq(anmeldeversuch.schluessel, schluesselOf(email)));
}
