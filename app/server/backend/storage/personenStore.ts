import { and, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { zweiteFaktoren } from "~/domain/benutzer/mitgliedStatus";
import { personArten, personStatusSchluessel } from "~/domain/benutzer/supportPerson";
import type { Personenspalte } from "~/domain/tabelle/personenSpalten";
import type { Ausfuehrer } from "./datenbank";
import { type Bedingung, deutsch, type Listensuche, muster, toFilter, toReihenfolge } from "./listenBedingungen";
import { moment } from "./moment";

/**
 * One row for each person of a company: the accounts, then the addresses without one, by their latest registration or
 * else their latest invitation. Staff are none of them, also where somebody has invited their address.
 */
const personen = (jetzt: Date): SQL => sql`(
  SELECT b.uuid, 'KONTO' AS art, b.email, trim(b.vorname || ' ' || b.nachname) AS name,
    NULL::uuid AS firma_uuid, NULL::text AS firma, NULL::text AS rolle,
    CASE WHEN b.gesperrt_seit IS NOT NULL THEN 'GESPERRT' WHEN b.email_bestaetigt_am IS NULL THEN 'UNBESTAETIGT'
      WHEN b.passwort_hash IS NULL THEN 'OHNE_PASSWORT' ELSE 'AKTIV' END AS status,
    CASE WHEN b.app_tfa_secret IS NOT NULL THEN 'APP' WHEN b.mail_tfa THEN 'MAIL' ELSE 'KEINER' END AS faktor,
    b.gesperrt_seit, b.sperrgrund, b.erstellt_am, b.passwort_geaendert_am, b.tfa_pflicht
  FROM benutzer b WHERE b.entfernt_am IS NULL AND b.system_rollen <@ ARRAY['UNTERNEHMENSMITARBEITER']
  UNION ALL
  SELECT * FROM (
    SELECT DISTINCT ON (r.benutzer ->> 'email') r.uuid, 'REGISTRIERUNG', r.benutzer ->> 'email',
      trim((r.benutzer ->> 'vorname') || ' ' || (r.benutzer ->> 'nachname')),
      NULL::uuid, r.unternehmen ->> 'firma', 'BEVOLLMAECHTIGTER', 'UNBESTAETIGT', NULL::text,
      NULL::timestamptz, NULL::text, r.erstellt_am, NULL::timestamptz, false
    FROM registrierung r
    WHERE r.benutzer IS NOT NULL AND r.bestaetigung_hash IS NOT NULL AND r.abgeschlossen_am IS NULL
      AND r.ablauf > ${jetzt.toISOString()}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM benutzer b WHERE b.email = r.benutzer ->> 'email')
    ORDER BY r.benutzer ->> 'email', r.erstellt_am DESC, r.uuid) registrierte
  UNION ALL
  SELECT * FROM (
    SELECT DISTINCT ON (e.email) e.uuid, 'EINLADUNG', e.email, trim(e.vorname || ' ' || e.nachname),
      e.unternehmen_uuid, u.firma, e.rolle,
      CASE WHEN e.gueltig_bis > ${jetzt.toISOString()}::timestamptz THEN 'EINGELADEN' ELSE 'ABGELAUFEN' END, NULL::text,
      NULL::timestamptz, NULL::text, e.erstellt_am, NULL::timestamptz, false
    FROM einladung e JOIN unternehmen u ON u.uuid = e.unternehmen_uuid
    WHERE e.angenommen_am IS NULL
      AND NOT EXISTS (SELECT 1 FROM benutzer b WHERE b.email = e.email)
      AND NOT EXISTS (SELECT 1 FROM registrierung r WHERE r.benutzer IS NOT NULL AND r.benutzer ->> 'email' = e.email
        AND r.bestaetigung_hash IS NOT NULL AND r.abgeschlossen_am IS NULL
        AND r.ablauf > ${jetzt.toISOString()}::timestamptz)
    ORDER BY e.email, e.erstellt_am DESC, e.uuid) eingeladene
) p`;

const name = sql`p.name`;
const unternehmen = sql`coalesce(p.firma, (SELECT string_agg(u.firma, ', ' ORDER BY lower(u.firma))
  FROM mitgliedschaft m JOIN unternehmen u ON u.uuid = m.unternehmen_uuid WHERE m.benutzer_uuid = p.uuid))`;
const letzteAnmeldung = sql`(SELECT max(a.am) FROM audit a WHERE a.benutzer_uuid = p.uuid AND a.vorgang = 'ANMELDUNG')`;

/** What stands in each column; of several roles the one that may do most. */
const SPALTEN: Readonly<Record<Personenspalte["key"], SQL>> = {
  name,
  email: sql`p.email`,
  unternehmen,
  rolle: sql`coalesce(p.rolle, (SELECT min(m.rolle) FROM mitgliedschaft m WHERE m.benutzer_uuid = p.uuid))`,
  status: sql`p.status`,
  zweiterFaktor: sql`p.faktor`,
  letzteAnmeldungAm: letzteAnmeldung,
  gesperrtSeit: sql`p.gesperrt_seit`,
};

/** By names as people read them; the rest as it is. */
const SORTIERBAR = { ...SPALTEN, name: deutsch(name), unternehmen: deutsch(unternehmen) };

const isSpalte = (key: string): key is Personenspalte["key"] => Object.hasOwn(SPALTEN, key);

/** A role is found in whichever company the person has it. */
function withRolle(werte: readonly string[]): SQL {
  if (werte.length === 0) return sql`false`;
  return sql`(${inArray(sql`p.rolle`, [...werte])} OR EXISTS (SELECT 1 FROM mitgliedschaft m
    WHERE m.benutzer_uuid = p.uuid AND ${inArray(sql`m.rolle`, [...werte])}))`;
}

function toBedingung(key: string, bedingung: Bedingung): SQL | undefined {
  if (!isSpalte(key)) return undefined;
  return key === "rolle" && bedingung.art === "eineVon"
    ? withRolle(bedingung.werte)
    : toFilter(SPALTEN[key], bedingung);
}

/**
 * Names, addresses and companies; by a whole Antragsnummer the people of its company; and by an address that somebody
 * had, or was to get, that person: a mail to it that was refused leads here.
 */
function withText(text: string): SQL {
  const wie = muster(text);
  const firmen = sql`(SELECT u.uuid FROM unternehmen u WHERE u.firma ILIKE ${wie}
    UNION SELECT a.unternehmen_uuid FROM antrag a WHERE a.antragsnummer = ${text.toUpperCase()} AND a.status <> 'GELOESCHT')`;
  return sql`(p.name ILIKE ${wie} OR p.email ILIKE ${wie} OR p.firma ILIKE ${wie} OR p.firma_uuid IN ${firmen}
    OR p.uuid IN (SELECT m.benutzer_uuid FROM mitgliedschaft m WHERE m.unternehmen_uuid IN ${firmen}
      UNION SELECT z.benutzer_uuid FROM zugangsaenderung z
      WHERE z.art = 'ADRESSE' AND (z.alte_email ILIKE ${wie} OR z.neue_email ILIKE ${wie})))`;
}

const rolle = z.enum(["BEVOLLMAECHTIGTER", "MITARBEITER"]);

const zeilen = z.array(
  z.object({
    uuid: z.string(),
    art: z.enum(personArten),
    email: z.string(),
    name: z.string(),
    status: z.enum(personStatusSchluessel),
    faktor: z.enum(zweiteFaktoren).nullable(),
    tfaPflicht: z.boolean(),
    gesperrtSeit: moment.nullable(),
    sperrgrund: z.string().nullable(),
    erstelltAm: moment,
    passwortGeaendertAm: moment.nullable(),
    letzteAnmeldungAm: moment.nullable(),
    firmen: z.array(z.object({ firma: z.string(), rolle })),
  }),
);

/** A person of a company as a list shows it. */
export type PersonEintrag = z.infer<typeof zeilen>[number];

const ANGABEN = sql`p.uuid, p.art, p.email, p.name, p.status, p.faktor, p.tfa_pflicht AS "tfaPflicht",
  p.gesperrt_seit AS "gesperrtSeit", p.sperrgrund,
  p.erstellt_am AS "erstelltAm", p.passwort_geaendert_am AS "passwortGeaendertAm",
  ${letzteAnmeldung} AS "letzteAnmeldungAm",
  coalesce(CASE WHEN p.firma IS NOT NULL THEN json_build_array(json_build_object('firma', p.firma, 'rolle', p.rolle)) END,
    (SELECT json_agg(json_build_object('firma', u.firma, 'rolle', m.rolle) ORDER BY lower(u.firma))
      FROM mitgliedschaft m JOIN unternehmen u ON u.uuid = m.unternehmen_uuid WHERE m.benutzer_uuid = p.uuid),
    '[]'::json) AS firmen`;

/** The people of all companies: one page, and how many there are of what was looked for. */
export async function listPersonen(
  ausfuehrer: Ausfuehrer,
  suche: Listensuche,
  jetzt: Date,
): Promise<{ zeilen: PersonEintrag[]; total: number }> {
  const filter = Object.entries(suche.filter).map(([key, bedingung]) => toBedingung(key, bedingung));
  const wo = and(suche.suche === "" ? undefined : withText(suche.suche), ...filter) ?? sql`true`;
  const reihenfolge = [...toReihenfolge(suche, SORTIERBAR), deutsch(name), sql`p.email`, sql`p.uuid`];
  const seite = await ausfuehrer.execute(sql`
    SELECT ${ANGABEN} FROM ${personen(jetzt)} WHERE ${wo}
    ORDER BY ${sql.join(reihenfolge, sql`, `)} OFFSET ${suche.offset} LIMIT ${suche.limit}`);
  const anzahl = await ausfuehrer.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${personen(jetzt)} WHERE ${wo}`,
  );
  return { zeilen: zeilen.parse(seite.rows), total: anzahl.rows[0]?.n ?? 0 };
}

/** One of them; undefined for everybody else. */
export async function findPerson(
  ausfuehrer: Ausfuehrer,
  uuid: string,
  jetzt: Date,
): Promise<PersonEintrag | undefined> {
  const { rows } = await ausfuehrer.execute(
    sql`SELECT ${ANGABEN} FROM ${personen(jetzt)} WHERE p.uuid = ${uuid}::uuid`,
  );
  return zeilen.parse(rows)[0];
}
