import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ausfuehrer } from "./datenbank";
import { moment } from "./moment";

/** Whose mails. `linkBetreff`: the subject of the letter that goes to an address before it is the person's. */
type Wessen = { uuid: string; email: string; linkBetreff: string };

/**
 * The addresses of a person, each with the time in which mails to it are the person's: the one of today, since the last
 * change; those before, each until it was given up; and one that was asked for, for the one letter that goes there
 * before it is proven.
 */
const adressen = ({ uuid, email, linkBetreff }: Wessen): SQL => sql`
  eigene AS (SELECT * FROM zugangsaenderung WHERE art = 'ADRESSE' AND benutzer_uuid = ${uuid}::uuid),
  adressen (email, von, bis, betreff) AS (
    SELECT ${email}, (SELECT max(beendet_am) FROM eigene WHERE stand = 'ERLEDIGT'), 'infinity'::timestamptz, NULL
    UNION ALL
    SELECT alte_email, lag(beendet_am) OVER (ORDER BY beendet_am), beendet_am, NULL FROM eigene WHERE stand = 'ERLEDIGT'
    UNION ALL
    SELECT neue_email, begonnen_am, coalesce(beendet_am, 'infinity'), ${linkBetreff} FROM eigene)`;

/** Somebody else gave the address up only after the mail, or it is the letter to the new address of somebody else. */
const isFremd = ({ uuid, linkBetreff }: Wessen): SQL => sql`EXISTS (
  SELECT FROM zugangsaenderung f WHERE f.art = 'ADRESSE' AND f.benutzer_uuid <> ${uuid}::uuid AND (
    (f.stand = 'ERLEDIGT' AND f.alte_email = m.empfaenger AND f.beendet_am BETWEEN m.erstellt_am AND a.bis)
    OR (f.neue_email = m.empfaenger AND m.betreff = ${linkBetreff}
      AND m.erstellt_am BETWEEN f.begonnen_am AND coalesce(f.beendet_am, 'infinity'))))`;

const zeilen = z.array(
  z.object({
    nummer: z.coerce.number(),
    empfaenger: z.string(),
    betreff: z.string(),
    erstelltAm: moment,
    gesendetAm: moment.nullable(),
    aufgegebenAm: moment.nullable(),
    naechsterVersuchAm: moment,
    versuche: z.number(),
    fehler: z.string().nullable(),
  }),
);

/**
 * The latest mails to a person that the outbox still has, without their text: those to the address of today, to earlier
 * ones and to one that waits for its confirmation, never those of somebody else who has or had the same address at
 * another time. Earlier addresses are known from the changes of the access, which stay longer than mails do.
 */
export async function listMails(
  ausfuehrer: Ausfuehrer,
  wessen: Wessen,
  limit: number,
): Promise<z.infer<typeof zeilen>> {
  const { rows } = await ausfuehrer.execute(sql`
    WITH ${adressen(wessen)}
    SELECT m.nummer, m.empfaenger, m.betreff, m.erstellt_am AS "erstelltAm", m.gesendet_am AS "gesendetAm",
      m.aufgegeben_am AS "aufgegebenAm", m.naechster_versuch_am AS "naechsterVersuchAm", m.versuche,
      m.letzter_fehler AS fehler
    FROM mail_ausgang m
    WHERE m.empfaenger IN (SELECT email FROM adressen) AND EXISTS (
      SELECT FROM adressen a WHERE a.email = m.empfaenger AND m.erstellt_am >= coalesce(a.von, '-infinity')
        AND m.erstellt_am <= a.bis AND m.betreff = coalesce(a.betreff, m.betreff) AND NOT ${isFremd(wessen)})
    ORDER BY m.nummer DESC LIMIT ${limit}`);
  return zeilen.parse(rows);
}
