import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { zweiteFaktoren } from "~/domain/benutzer/mitgliedStatus";
import { isStabRolle, type StabRolle } from "~/domain/benutzer/stab";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { moment } from "./moment";

/**
 * Makes changes of the staff come one after the other, until the transaction ends: each sees what the one before has
 * done.
 */
export async function lockStab(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('stab', 0))`);
}

const zeilen = z.array(
  z.object({
    uuid: z.string(),
    name: z.string(),
    email: z.string(),
    rollen: z.array(z.string()).transform((alle) => alle.filter(isStabRolle)),
    tfaPflicht: z.boolean(),
    faktor: z.enum(zweiteFaktoren),
    hasPasswort: z.boolean(),
    gesperrtSeit: moment.nullable(),
    sperrgrund: z.string().nullable(),
    letzteAnmeldungAm: moment.nullable(),
    linkBis: moment.nullable(),
  }),
);

/** An account of staff. `linkBis`: until when its latest open link for a password is good. */
export type StabEintrag = z.infer<typeof zeilen>[number];

/** All accounts of staff that were not removed. One statement. */
export async function listStab(ausfuehrer: Ausfuehrer): Promise<StabEintrag[]> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT b.uuid, trim(b.vorname || ' ' || b.nachname) AS name, b.email, b.system_rollen AS rollen,
      b.tfa_pflicht AS "tfaPflicht", b.passwort_hash IS NOT NULL AS "hasPasswort",
      CASE WHEN b.app_tfa_secret IS NOT NULL THEN 'APP' WHEN b.mail_tfa THEN 'MAIL' ELSE 'KEINER' END AS faktor,
      b.gesperrt_seit AS "gesperrtSeit", b.sperrgrund,
      (SELECT max(a.am) FROM audit a WHERE a.benutzer_uuid = b.uuid AND a.vorgang = 'ANMELDUNG') AS "letzteAnmeldungAm",
      (SELECT max(l.gueltig_bis) FROM passwort_link l WHERE l.benutzer_uuid = b.uuid AND l.benutzt_am IS NULL) AS "linkBis"
    FROM benutzer b WHERE b.entfernt_am IS NULL AND NOT b.system_rollen <@ ARRAY['UNTERNEHMENSMITARBEITER']
    ORDER BY b.nachname, b.vorname, b.uuid`);
  return zeilen.parse(rows);
}

/** Adds an account of staff without a password; false when the address is taken. */
export async function insertStab(
  tx: Tx,
  konto: { uuid: string; email: string; vorname: string; nachname: string; rollen: StabRolle[]; jetzt: Date },
): Promise<boolean> {
  const { rollen, jetzt, ...angaben } = konto;
  const eingefuegt = await tx
    .insert(benutzer)
    .values({
      ...angaben,
      systemRollen: rollen,
      tfaPflicht: true,
      mailTfa: true,
      emailBestaetigtAm: jetzt,
      passwortGeaendertAm: jetzt,
      erstelltAm: jetzt,
    })
    .onConflictDoNothing()
    .returning({ uuid: benutzer.uuid });
  return eingefuegt.length > 0;
}

/**
 * Makes an account one that nobody can use any more. The name stays, for what refers to it; the address is free, and
 * what stands in its place is none.
 */
export async function markEntfernt(tx: Tx, uuid: string, am: Date): Promise<void> {
  await tx
    .update(benutzer)
    .set({
      email: `entfernt:${uuid}`,
      passwortHash: null,
      appTfaSecret: null,
      appTfaEntwurf: null,
      gesperrtSeit: sql`coalesce(${benutzer.gesperrtSeit}, ${am.toISOString()}::timestamptz)`,
      entferntAm: am,
    })
    .where(eq(benutzer.uuid, uuid));
}
