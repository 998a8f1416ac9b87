import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { linkArten, linkStaende } from "~/domain/benutzer/supportPerson";
import type { Ausfuehrer, Tx } from "./datenbank";
import { benutzer } from "./schema/benutzer";
import { registrierung } from "./schema/registrierung";
import { moment } from "./moment";

const rolle = z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"]);

/** Locks an account until the transaction ends: acts on it come one after the other. */
export async function lockKonto(tx: Tx, uuid: string): Promise<void> {
  await tx.select({ uuid: benutzer.uuid }).from(benutzer).where(eq(benutzer.uuid, uuid)).for("update");
}

const mitgliedschaften = z.array(
  z.object({
    unternehmenUuid: z.string().nullable(),
    firma: z.string(),
    rolle,
    art: z.enum(["AKTIV", "RUHT", "EINGELADEN", "REGISTRIERUNG"]),
    seit: moment,
    isLetzte: z.boolean(),
  }),
);

/**
 * The companies of a person: memberships, those that rest, open invitations, and those that wait for the confirmation
 * of the address.
 */
export async function listMitgliedschaften(
  ausfuehrer: Ausfuehrer,
  { uuid, email, jetzt }: { uuid: string; email: string; jetzt: Date },
): Promise<z.infer<typeof mitgliedschaften>> {
  const { rows } = await ausfuehrer.execute(sql`
    SELECT * FROM (
      SELECT m.unternehmen_uuid AS "unternehmenUuid", u.firma, m.rolle, 'AKTIV' AS art, m.seit,
        m.rolle = 'BEVOLLMAECHTIGTER' AND NOT EXISTS (
          SELECT 1 FROM mitgliedschaft n JOIN benutzer b ON b.uuid = n.benutzer_uuid
          WHERE n.unternehmen_uuid = m.unternehmen_uuid AND n.benutzer_uuid <> m.benutzer_uuid
            AND n.rolle = 'BEVOLLMAECHTIGTER' AND b.gesperrt_seit IS NULL) AS "isLetzte"
      FROM mitgliedschaft m JOIN unternehmen u ON u.uuid = m.unternehmen_uuid WHERE m.benutzer_uuid = ${uuid}::uuid
      UNION ALL
      SELECT m.unternehmen_uuid, u.firma, m.rolle, 'RUHT', m.ruht_seit, false
      FROM ruhende_mitgliedschaft m JOIN unternehmen u ON u.uuid = m.unternehmen_uuid
      WHERE m.benutzer_uuid = ${uuid}::uuid
      UNION ALL
      SELECT e.unternehmen_uuid, u.firma, e.rolle, 'EINGELADEN', e.erstellt_am, false
      FROM einladung e JOIN unternehmen u ON u.uuid = e.unternehmen_uuid
      WHERE e.email = ${email} AND e.angenommen_am IS NULL
      UNION ALL
      SELECT NULL::uuid, r.unternehmen ->> 'firma', 'BEVOLLMAECHTIGTER', 'REGISTRIERUNG', r.erstellt_am, false
      FROM registrierung r
      WHERE r.benutzer IS NOT NULL AND r.benutzer ->> 'email' = ${email} AND r.bestaetigung_hash IS NOT NULL
        AND r.abgeschlossen_am IS NULL AND r.ablauf > ${jetzt.toISOString()}::timestamptz
        AND NOT EXISTS (SELECT 1 FROM benutzer b WHERE b.email = ${email})) stellen
    ORDER BY lower(firma), art, seit DESC`);
  return mitgliedschaften.parse(rows);
}

const links = z.array(
  z.object({
    uuid: z.string(),
    art: z.enum(linkArten),
    unternehmenUuid: z.string().nullable(),
    firma: z.string().nullable(),
    stand: z.enum(linkStaende),
    erstelltAm: moment,
    gueltigBis: moment,
  }),
);

/** A link in a mail that nobody has used, without the link itself. */
export type LinkEintrag = z.infer<typeof links>[number];

/**
 * The links to a person that were not used, the latest first: of several registrations of one company the last, and
 * links for a password only while they are good.
 */
export async function listLinks(
  ausfuehrer: Ausfuehrer,
  { uuid, email, jetzt }: { uuid: string; email: string; jetzt: Date },
): Promise<LinkEintrag[]> {
  const am = sql`${jetzt.toISOString()}::timestamptz`;
  const { rows } = await ausfuehrer.execute(sql`
    SELECT * FROM (
      SELECT e.uuid, 'EINLADUNG' AS art, e.unternehmen_uuid AS "unternehmenUuid", u.firma,
        CASE WHEN e.zustimmung = 'OFFEN' THEN 'WARTET' WHEN e.gueltig_bis > ${am} THEN 'OFFEN' ELSE 'ABGELAUFEN' END AS stand,
        e.erstellt_am AS "erstelltAm", e.gueltig_bis AS "gueltigBis"
      FROM einladung e JOIN unternehmen u ON u.uuid = e.unternehmen_uuid
      WHERE e.email = ${email} AND e.angenommen_am IS NULL
      UNION ALL
      SELECT * FROM (
        SELECT DISTINCT ON (r.unternehmen ->> 'steuernummer') r.uuid, 'BESTAETIGUNG', NULL::uuid, r.unternehmen ->> 'firma',
          CASE WHEN r.bestaetigung_bis > ${am} THEN 'OFFEN' ELSE 'ABGELAUFEN' END, r.erstellt_am, r.bestaetigung_bis
        FROM registrierung r
        WHERE r.benutzer IS NOT NULL AND r.benutzer ->> 'email' = ${email} AND r.bestaetigung_hash IS NOT NULL
          AND r.abgeschlossen_am IS NULL AND r.ablauf > ${am}
          AND NOT EXISTS (SELECT 1 FROM benutzer b WHERE b.email = ${email})
        ORDER BY r.unternehmen ->> 'steuernummer', r.erstellt_am DESC, r.uuid) registrierungen
      UNION ALL
      SELECT l.uuid, l.art, NULL::uuid, NULL::text, 'OFFEN', l.erstellt_am, l.gueltig_bis
      FROM passwort_link l WHERE l.benutzer_uuid = ${uuid}::uuid AND l.benutzt_am IS NULL AND l.gueltig_bis > ${am}) alle
    ORDER BY "erstelltAm" DESC, uuid`);
  return links.parse(rows);
}

/** A registration with its open confirmation, locked against its use; undefined when there is none. */
export async function lockBestaetigung(tx: Tx, uuid: string): Promise<{ uuid: string } | undefined> {
  const [zeile] = await tx
    .select({ uuid: registrierung.uuid })
    .from(registrierung)
    .where(sql`${registrierung.uuid} = ${uuid} AND ${registrierung.abgeschlossenAm} IS NULL`)
    .for("update");
  return zeile;
}
