import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { UnternehmenRolle } from "~/domain/benutzer/rollen";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { erinnerungswahl } from "./schema/erinnerungswahl";
import { geparkteEingabe } from "./schema/geparkteEingabe";
import { kalenderAbo } from "./schema/kalender";
import { sitzung } from "./schema/sitzung";
import { mitgliedschaft, ruhendeMitgliedschaft, unternehmen } from "./schema/unternehmen";
import { moment } from "./moment";

export type MitgliedZeile = typeof mitgliedschaft.$inferSelect;
export type RuhendeZeile = typeof ruhendeMitgliedschaft.$inferSelect;

/** A person in a company. */
export type Stelle = { unternehmenUuid: string; benutzerUuid: string };

/**
 * Makes changes of the users of a company come one after the other, until the transaction ends: each sees what the one
 * before has done. Reads and new Anträge go on.
 */
export async function lockUnternehmen(tx: Tx, uuid: string) {
  const [zeile] = await tx
    .select({
      firma: unternehmen.firma,
      vollmachtMitZustimmung: unternehmen.vollmachtMitZustimmung,
      zustimmungEndeVon: unternehmen.zustimmungEndeVon,
    })
    .from(unternehmen)
    .where(eq(unternehmen.uuid, uuid))
    .for("no key update");
  return zeile;
}

export type UnternehmenStand = NonNullable<Awaited<ReturnType<typeof lockUnternehmen>>>;

export async function updateUnternehmen(
  tx: Tx,
  uuid: string,
  werte: { vollmachtMitZustimmung?: boolean; zustimmungEndeVon?: string | null },
): Promise<void> {
  await tx.update(unternehmen).set(werte).where(eq(unternehmen.uuid, uuid));
}

const stelleIn = (tabelle: typeof mitgliedschaft | typeof ruhendeMitgliedschaft, stelle: Stelle) =>
  and(eq(tabelle.unternehmenUuid, stelle.unternehmenUuid), eq(tabelle.benutzerUuid, stelle.benutzerUuid));

/** Somebody with name and address. */
export type WerIstDas = { name: string; email: string; isGesperrt: boolean };

const WER = {
  name: sql<string>`trim(${benutzer.vorname} || ' ' || ${benutzer.nachname})`,
  email: benutzer.email,
  isGesperrt: sql<boolean>`${benutzer.gesperrtSeit} is not null`,
};

/** All active members of a company. */
export async function listAktive(ausfuehrer: Ausfuehrer, unternehmenUuid: string) {
  const zeilen = await ausfuehrer
    .select({ zeile: mitgliedschaft, ...WER })
    .from(mitgliedschaft)
    .innerJoin(benutzer, eq(benutzer.uuid, mitgliedschaft.benutzerUuid))
    .where(eq(mitgliedschaft.unternehmenUuid, unternehmenUuid))
    .orderBy(benutzer.nachname, benutzer.vorname, benutzer.uuid);
  return zeilen.map(({ zeile, ...wer }): MitgliedZeile & WerIstDas => ({ ...zeile, ...wer }));
}

/** Somebody who is deactivated in a company. */
export async function findRuhende(tx: Tx, stelle: Stelle): Promise<(RuhendeZeile & WerIstDas) | undefined> {
  const [gefunden] = await tx
    .select({ zeile: ruhendeMitgliedschaft, ...WER })
    .from(ruhendeMitgliedschaft)
    .innerJoin(benutzer, eq(benutzer.uuid, ruhendeMitgliedschaft.benutzerUuid))
    .where(stelleIn(ruhendeMitgliedschaft, stelle));
  return gefunden && { ...gefunden.zeile, name: gefunden.name, email: gefunden.email, isGesperrt: gefunden.isGesperrt };
}

export async function updateMitglied(tx: Tx, stelle: Stelle, werte: Partial<MitgliedZeile>): Promise<void> {
  await tx.update(mitgliedschaft).set(werte).where(stelleIn(mitgliedschaft, stelle));
}

/** Notes that somebody begins to work for a company. */
export async function markAnmeldung(tx: Tx, stelle: Stelle, am: Date): Promise<void> {
  await updateMitglied(tx, stelle, { letzteAnmeldungAm: am });
}

/** Ends a membership; the database takes the rights on single Anträge with it. */
export async function deleteMitglied(tx: Tx, stelle: Stelle): Promise<void> {
  await tx.delete(mitgliedschaft).where(stelleIn(mitgliedschaft, stelle));
}

export async function insertMitglied(tx: Tx, zeile: typeof mitgliedschaft.$inferInsert): Promise<void> {
  await tx.insert(mitgliedschaft).values(zeile);
}

export async function insertRuhende(tx: Tx, zeile: RuhendeZeile): Promise<void> {
  await tx.insert(ruhendeMitgliedschaft).values(zeile);
}

export async function deleteRuhende(tx: Tx, stelle: Stelle): Promise<void> {
  await tx.delete(ruhendeMitgliedschaft).where(stelleIn(ruhendeMitgliedschaft, stelle));
}

/**
 * Takes from somebody what a membership has given besides rights: sessions that work for the company, what was kept of
 * its forms, and the calendar, unless another membership is left that it shows. `ausser`: a session that goes on
 * without the company.
 */
export async function endZugang(
  tx: Tx,
  { unternehmenUuid, benutzerUuid }: Stelle,
  { am, ausser }: { am: Date; ausser: string | null },
): Promise<void> {
  const fuerFirma = and(
    eq(sitzung.benutzerUuid, benutzerUuid),
    eq(sitzung.unternehmenUuid, unternehmenUuid),
    isNull(sitzung.beendetAm),
  );
  if (ausser !== null)
    await tx
      .update(sitzung)
      .set({ unternehmenUuid: null, nezoAm: null })
      .where(and(fuerFirma, eq(sitzung.uuid, ausser)));
  await tx.update(sitzung).set({ beendetAm: am }).where(fuerFirma);
  await tx
    .delete(geparkteEingabe)
    .where(and(eq(geparkteEingabe.benutzerUuid, benutzerUuid), eq(geparkteEingabe.unternehmenUuid, unternehmenUuid)));
  // What shows or tells of deadlines goes with the last company that has some.
  const ohneFirma = sql`not exists (select 1 from ${mitgliedschaft} where ${mitgliedschaft.benutzerUuid} = ${benutzerUuid})`;
  for (const tabelle of [kalenderAbo, erinnerungswahl])
    await tx.delete(tabelle).where(and(eq(tabelle.benutzerUuid, benutzerUuid), ohneFirma));
}

const zeilen = z.array(
  z.object({
    art: z.enum(["MITGLIED", "RUHEND", "EINLADUNG"]),
    uuid: z.string(),
    name: z.string(),
    email: z.string(),
    rolle: z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"] satisfies UnternehmenRolle[]),
    darfStammdaten: z.boolean(),
    isGesperrt: z.boolean(),
    faktor: z.enum(["APP", "MAIL", "KEINER"]).nullable(),
    letzteAnmeldungAm: moment.nullable(),
    gueltigBis: moment.nullable(),
    anzahlAntraege: z.number(),
    /** Who asks for a consent, and the name; null where nothing waits. */
    wartetVon: z.string().nullable(),
    wartetVonName: z.string().nullable(),
  }),
);

/** Somebody of a company, active or not, or an invitation that nobody has accepted. */
export type BenutzerEintrag = z.infer<typeof zeilen>[number];

/**
 * Everybody of a company and its open invitations: one statement. Anträge are counted for those who see only some.
 */
export async function listBenutzer(ausfuehrer: Ausfuehrer, unternehmenUuid: string): Promise<BenutzerEintrag[]> {
  const name = sql`trim(b.vorname || ' ' || b.nachname)`;
  const faktor = sql`CASE WHEN b.app_tfa_secret IS NOT NULL THEN 'APP' WHEN b.mail_tfa THEN 'MAIL' ELSE 'KEINER' END`;
  const { rows } = await ausfuehrer.execute(sql`
    SELECT 'MITGLIED' AS art, b.uuid, ${name} AS name, b.email, m.rolle, m.darf_stammdaten AS "darfStammdaten",
      b.gesperrt_seit IS NOT NULL AS "isGesperrt", ${faktor} AS faktor, m.letzte_anmeldung_am AS "letzteAnmeldungAm",
      NULL::timestamptz AS "gueltigBis",
      CASE m.rolle WHEN 'MITARBEITER' THEN (SELECT count(*)::int FROM antrag_recht r JOIN antrag a ON a.uuid = r.antrag_uuid
        WHERE r.benutzer_uuid = b.uuid AND a.unternehmen_uuid = m.unternehmen_uuid AND a.status <> 'GELOESCHT') ELSE 0 END AS "anzahlAntraege",
      m.vollmacht_beantragt_von AS "wartetVon", trim(v.vorname || ' ' || v.nachname) AS "wartetVonName"
    FROM mitgliedschaft m JOIN benutzer b ON b.uuid = m.benutzer_uuid LEFT JOIN benutzer v ON v.uuid = m.vollmacht_beantragt_von
    WHERE m.unternehmen_uuid = ${unternehmenUuid}::uuid
    UNION ALL
    SELECT 'RUHEND', b.uuid, ${name}, b.email, m.rolle, m.darf_stammdaten, b.gesperrt_seit IS NOT NULL, ${faktor}, m.letzte_anmeldung_am, NULL, 0, NULL, NULL
    FROM ruhende_mitgliedschaft m JOIN benutzer b ON b.uuid = m.benutzer_uuid WHERE m.unternehmen_uuid = ${unternehmenUuid}::uuid
    UNION ALL
    SELECT 'EINLADUNG', e.uuid, trim(e.vorname || ' ' || e.nachname), e.email, e.rolle, false, false, NULL, NULL, e.gueltig_bis, 0,
      CASE e.zustimmung WHEN 'OFFEN' THEN e.erstellt_von END, CASE e.zustimmung WHEN 'OFFEN' THEN trim(v.vorname || ' ' || v.nachname) END
    FROM einladung e LEFT JOIN benutzer v ON v.uuid = e.erstellt_von
    WHERE e.unternehmen_uuid = ${unternehmenUuid}::uuid AND e.angenommen_am IS NULL`);
  return zeilen.parse(rows);
}

/** Whether a new authorised representative needs a consent, and who wants that to end. */
export async function findZustimmung(ausfuehrer: Ausfuehrer, unternehmenUuid: string) {
  const [zeile] = await ausfuehrer
    .select({
      an: unternehmen.vollmachtMitZustimmung,
      endeVon: unternehmen.zustimmungEndeVon,
      endeVonName: sql<string | null>`trim(${benutzer.vorname} || ' ' || ${benutzer.nachname})`,
    })
    .from(unternehmen)
    .leftJoin(benutzer, eq(benutzer.uuid, unternehmen.zustimmungEndeVon))
    .where(eq(unternehmen.uuid, unternehmenUuid));
  return zeile;
}
