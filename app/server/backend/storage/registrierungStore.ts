import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { registrierung, type RegistrierungZeile } from "./schema/registrierung";

export type { RegistrierungZeile };

/** Opens a registration; one that the same cookie has opened stays as it is. */
export async function insertRegistrierung(db: Ausfuehrer, zeile: typeof registrierung.$inferInsert): Promise<void> {
  await db.insert(registrierung).values(zeile).onConflictDoNothing();
}

/** The registration of a cookie, unless it has expired. */
export async function findRegistrierung(
  db: Ausfuehrer,
  cookieHash: string,
  jetzt: Date,
): Promise<RegistrierungZeile | undefined> {
  const [zeile] = await db
    .select()
    .from(registrierung)
    .where(and(eq(registrierung.cookieHash, cookieHash), gt(registrierung.ablauf, jetzt)));
  return zeile;
}

/** The same, locked until the transaction ends, so that two clicks come one after the other. */
export async function lockRegistrierung(
  tx: Tx,
  cookieHash: string,
  jetzt: Date,
): Promise<RegistrierungZeile | undefined> {
  const [zeile] = await tx
    .select()
    .from(registrierung)
    .where(and(eq(registrierung.cookieHash, cookieHash), gt(registrierung.ablauf, jetzt)))
    .for("update");
  return zeile;
}

export async function updateRegistrierung(tx: Tx, uuid: string, werte: Partial<RegistrierungZeile>): Promise<void> {
  await tx.update(registrierung).set(werte).where(eq(registrierung.uuid, uuid));
}

/** Uses up the link of a confirmation mail; undefined when it was used, has expired or never existed. */
export async function useBestaetigung(
  tx: Tx,
  verwendung: { hash: string; jetzt: Date; schluessel: string | null },
): Promise<RegistrierungZeile | undefined> {
  const [zeile] = await tx
    .update(registrierung)
    .set({ abgeschlossenAm: verwendung.jetzt, abschlussSchluessel: verwendung.schluessel })
    .where(
      and(
        eq(registrierung.bestaetigungHash, verwendung.hash),
        isNull(registrierung.abgeschlossenAm),
        gt(registrierung.bestaetigungBis, verwendung.jetzt),
      ),
    )
    .returning();
  return zeile;
}

/**
 * Ends the open links of those who registered the same company with the same address before; a new one takes their
 * place. Another company of the same address keeps its link: whoever holds no certificate of a company ends nobody's
 * registration of it.
 */
export async function voidBestaetigungen(
  tx: Tx,
  { email, steuernummer }: { email: string; steuernummer: string },
  jetzt: Date,
): Promise<void> {
  await tx
    .update(registrierung)
    .set({ bestaetigungBis: jetzt })
    .where(
      and(
        sql`${registrierung.benutzer} ->> 'email' = ${email}`,
        sql`${registrierung.unternehmen} ->> 'steuernummer' = ${steuernummer}`,
        isNull(registrierung.abgeschlossenAm),
        gt(registrierung.bestaetigungBis, jetzt),
      ),
    );
}

/** The registration that this very request (same key) has already confirmed. */
export async function findWiederholung(
  tx: Tx,
  hash: string,
  schluessel: string,
): Promise<RegistrierungZeile | undefined> {
  const [zeile] = await tx
    .select()
    .from(registrierung)
    .where(and(eq(registrierung.bestaetigungHash, hash), eq(registrierung.abschlussSchluessel, schluessel)));
  return zeile;
}

/** Removes registrations that can no longer be continued or confirmed. */
export async function purgeRegistrierungen(db: Ausfuehrer, jetzt: Date): Promise<void> {
  await db.delete(registrierung).where(lt(registrierung.ablauf, jetzt));
}
