import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { passwortLink } from "./schema/registrierung";

export type PasswortLinkArt = "VERGABE" | "ZURUECKSETZEN";

/** A link with the facts of its account that the password rules need, and its present password. */
export type PasswortLinkMitKonto = {
  link: typeof passwortLink.$inferSelect;
  konto: {
    uuid: string;
    email: string;
    vorname: string;
    nachname: string;
    mailTfa: boolean;
    appTfaSecret: string | null;
    passwortHash: string | null;
  };
};

export async function findPasswortLink(
  db: Ausfuehrer,
  hash: string,
  art: PasswortLinkArt,
): Promise<PasswortLinkMitKonto | undefined> {
  const [zeile] = await db
    .select({
      link: passwortLink,
      konto: {
        uuid: benutzer.uuid,
        email: benutzer.email,
        vorname: benutzer.vorname,
        nachname: benutzer.nachname,
        mailTfa: benutzer.mailTfa,
        appTfaSecret: benutzer.appTfaSecret,
        passwortHash: benutzer.passwortHash,
      },
    })
    .from(passwortLink)
    .innerJoin(benutzer, eq(benutzer.uuid, passwortLink.benutzerUuid))
    .where(and(eq(passwortLink.hash, hash), eq(passwortLink.art, art)));
  return zeile;
}

export async function insertPasswortLink(tx: Tx, link: typeof passwortLink.$inferInsert): Promise<void> {
  await tx.insert(passwortLink).values(link);
}

/**
 * Adds a link if there is an account, in the place of all that are open, in one statement; answers whose account it is.
 */
export async function insertRuecksetzLink(
  tx: Tx,
  email: string,
  { uuid, hash, gueltigBis, jetzt }: { uuid: string; hash: string; gueltigBis: Date; jetzt: Date },
): Promise<string | null> {
  const am = jetzt.toISOString();
  const { rows } = await tx.execute<{ benutzerUuid: string }>(sql`
    WITH konto AS (SELECT uuid FROM benutzer WHERE email = ${email}),
    aeltere AS (
      UPDATE passwort_link SET benutzt_am = ${am}::timestamptz FROM konto WHERE benutzer_uuid = konto.uuid AND benutzt_am IS NULL
    )
    INSERT INTO passwort_link (uuid, benutzer_uuid, art, hash, gueltig_bis, erstellt_am)
    SELECT ${uuid}::uuid, konto.uuid, 'ZURUECKSETZEN', ${hash}, ${gueltigBis.toISOString()}::timestamptz, ${am}::timestamptz
    FROM konto RETURNING benutzer_uuid AS "benutzerUuid"`);
  return rows[0]?.benutzerUuid ?? null;
}

/** Uses a link up; false when somebody else was faster or it has expired. */
export async function usePasswortLink(
  tx: Tx,
  uuid: string,
  { jetzt, schluessel }: { jetzt: Date; schluessel: string | null },
): Promise<boolean> {
  const benutzt = await tx
    .update(passwortLink)
    .set({ benutztAm: jetzt, benutztSchluessel: schluessel })
    .where(and(eq(passwortLink.uuid, uuid), isNull(passwortLink.benutztAm), gt(passwortLink.gueltigBis, jetzt)))
    .returning({ uuid: passwortLink.uuid });
  return benutzt.length === 1;
}

/** Makes all open links of an account useless, except one when it is named. */
export async function voidPasswortLinks(
  tx: Tx,
  benutzerUuid: string,
  { ausser, jetzt }: { ausser?: string; jetzt: Date },
): Promise<void> {
  const andere = ausser === undefined ? undefined : ne(passwortLink.uuid, ausser);
  await tx
    .update(passwortLink)
    .set({ benutztAm: jetzt })
    .where(and(eq(passwortLink.benutzerUuid, benutzerUuid), andere, isNull(passwortLink.benutztAm)));
}

/** Removes links that ended before `vor`. */
export async function purgePasswortLinks(db: Ausfuehrer, vor: Date): Promise<void> {
  await db.delete(passwortLink).where(lt(passwortLink.gueltigBis, vor));
}
