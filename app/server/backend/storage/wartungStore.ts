import { sql } from "drizzle-orm";
import { z } from "zod";
import type { MailStand } from "~/contract/verfahren/wartung";
import { listAusgangsstatus } from "~/domain/antrag/lebenszyklus";
import type { Befehl } from "~/domain/antrag/lebenszyklusTabelle";
import type { Ausfuehrer } from "./datenbank";
import { muster } from "./listenBedingungen";
import { moment } from "./moment";

/** Notes that a piece of background work has ended well. */
export async function noteErfolg(db: Ausfuehrer, name: string, am: Date): Promise<void> {
  await db.execute(sql`
    INSERT INTO hintergrundlauf AS h (name, erfolg_am) VALUES (${name}, ${am.toISOString()})
    ON CONFLICT (name) DO UPDATE SET erfolg_am = greatest(h.erfolg_am, excluded.erfolg_am)`);
}

/** Notes that it has failed, and why. */
export async function noteFehler(
  db: Ausfuehrer,
  { name, am, fehler }: { name: string; am: Date; fehler: string },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO hintergrundlauf (name, fehler_am, fehler) VALUES (${name}, ${am.toISOString()}, ${fehler})
    ON CONFLICT (name) DO UPDATE SET fehler_am = excluded.fehler_am, fehler = excluded.fehler`);
}

const laeufe = z.array(
  z.object({
    name: z.string(),
    erfolgAm: moment.nullable(),
    fehlerAm: moment.nullable(),
    fehler: z.string().nullable(),
  }),
);

/** What is known of the background work of all nodes. */
export async function listLaeufe(db: Ausfuehrer): Promise<z.infer<typeof laeufe>> {
  const { rows } = await db.execute(
    sql`SELECT name, erfolg_am AS "erfolgAm", fehler_am AS "fehlerAm", fehler FROM hintergrundlauf ORDER BY name`,
  );
  return laeufe.parse(rows);
}

const mails = z.array(
  z.object({
    uuid: z.string(),
    empfaenger: z.string(),
    betreff: z.string(),
    erstelltAm: moment,
    versuche: z.number(),
    naechsterVersuchAm: moment,
    aufgegebenAm: moment.nullable(),
    fehler: z.string().nullable(),
    anStab: z.boolean(),
  }),
);

/** One of a list, or all of it. */
const nurUuid = (uuid: string | undefined) => (uuid === undefined ? sql`true` : sql`uuid = ${uuid}::uuid`);

const imStand = (stand: MailStand | undefined) =>
  ({
    alle: sql`true`,
    WARTET: sql`aufgegeben_am IS NULL`,
    AUFGEGEBEN: sql`aufgegeben_am IS NOT NULL`,
  })[stand ?? "alle"];

/** Of the mails that have not left: one, those that wait or are given up, those with a text; "" for any. */
type Welche = { uuid: string | undefined; stand: MailStand | undefined; suche: string };

/** What the search finds: part of the address or of the subject. */
const gefunden = (suche: string) =>
  suche === "" ? sql`true` : sql`(empfaenger ILIKE ${muster(suche)} OR betreff ILIKE ${muster(suche)})`;

type Seite = { limit: number; offset: number };

/** The mails that have not left from one on, the oldest first, and how many of these there are. */
export async function listUngesendete(
  db: Ausfuehrer,
  { uuid, stand, suche, limit, offset }: Welche & Seite,
): Promise<{ zeilen: z.infer<typeof mails>; total: number }> {
  const bedingung = sql`gesendet_am IS NULL AND ${nurUuid(uuid)} AND ${imStand(stand)} AND ${gefunden(suche)}`;
  const seite = await db.execute(sql`
    SELECT uuid, empfaenger, betreff, erstellt_am AS "erstelltAm", versuche, naechster_versuch_am AS "naechsterVersuchAm",
      aufgegeben_am AS "aufgegebenAm", letzter_fehler AS fehler,
      EXISTS (SELECT FROM benutzer b WHERE b.email = empfaenger AND b.entfernt_am IS NULL
        AND NOT b.system_rollen <@ ARRAY['UNTERNEHMENSMITARBEITER']) AS "anStab"
    FROM mail_ausgang WHERE ${bedingung} ORDER BY nummer LIMIT ${limit} OFFSET ${offset}`);
  const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM mail_ausgang WHERE ${bedingung}`);
  return { zeilen: mails.parse(seite.rows), total: rows[0]?.n ?? 0 };
}

/** Waits, and no worker has it just now. */
const isWartend = (am: Date) => sql`gesendet_am IS NULL AND aufgegeben_am IS NULL
  AND (versand_bis IS NULL OR versand_bis <= ${am.toISOString()}::timestamptz)`;

/** Makes mails that wait due at once: one, or all. Answers how many. */
export async function hastenMails(
  db: Ausfuehrer,
  { uuid, am }: { uuid: string | undefined; am: Date },
): Promise<number> {
  const { rowCount } = await db.execute(
    sql`UPDATE mail_ausgang SET naechster_versuch_am = ${am.toISOString()} WHERE ${isWartend(am)} AND ${nurUuid(uuid)}`,
  );
  return rowCount ?? 0;
}

/** Gives a mail up that waits; its text goes. False for one that has left, is leaving, or is given up. */
export async function giveUpMail(
  db: Ausfuehrer,
  { uuid, am, fehler }: { uuid: string; am: Date; fehler: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE mail_ausgang SET aufgegeben_am = ${am.toISOString()}, text = '', letzter_fehler = ${fehler}
    WHERE ${isWartend(am)} AND uuid = ${uuid}::uuid`);
  return rowCount === 1;
}

const wartende = z.array(
  z.object({
    uuid: z.string(),
    antragUuid: z.string(),
    antragsnummer: z.string().nullable(),
    art: z.string(),
    erstelltAm: moment,
  }),
);

/** One, or all. */
const nurDie = (uuid: string | undefined) => (uuid === undefined ? sql`true` : sql`u.uuid = ${uuid}::uuid`);

/** The transmissions without an answer, the oldest first, and how many there are; or only one. */
export async function listWartendeZeilen(
  db: Ausfuehrer,
  { uuid, limit, offset }: Seite & { uuid: string | undefined },
): Promise<{ zeilen: z.infer<typeof wartende>; total: number }> {
  const { rows } = await db.execute(sql`
    SELECT u.uuid, u.antrag_uuid AS "antragUuid", a.antragsnummer, u.art, u.erstellt_am AS "erstelltAm"
    FROM uebermittlung u JOIN antrag a ON a.uuid = u.antrag_uuid
    WHERE u.status = 'OFFEN' AND ${nurDie(uuid)} ORDER BY u.erstellt_am, u.uuid LIMIT ${limit} OFFSET ${offset}`);
  const gezaehlt = await db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM uebermittlung u WHERE u.status = 'OFFEN' AND ${nurDie(uuid)}`,
  );
  return { zeilen: wartende.parse(rows), total: gezaehlt.rows[0]?.n ?? 0 };
}

const abgelehnte = wartende.element.extend({
  abgelehntAm: moment.nullable(),
  grund: z.string().nullable(),
  istVorlegbar: z.boolean(),
});

/** A transmission `u` carries a document that can be presented again. */
export const istVorlegbar = sql`u.art IN ('NACHTRAG', 'WIDERSPRUCH', 'WIDERSPRUCH_RUECKZUG')`;

const imStatus = (befehl: Befehl) =>
  sql`a.status IN (${sql.join(
    listAusgangsstatus(befehl).map((status) => sql`${status}`),
    sql`, `,
  )})`;

/**
 * What the company alone can send again, as long as it can and has not; later nobody has to do anything about it.
 *
 * @assumed Issue 18 §6 wants refused transmissions with rows and does not say for how long
 */
const istBeimUnternehmen = sql`(
    (u.art = 'EINREICHUNG' AND ${imStatus("einreichen")}) OR (u.art = 'ANTRAG_RUECKZUG' AND ${imStatus("zurueckziehen")})
  ) AND NOT EXISTS (SELECT FROM uebermittlung s
    WHERE s.antrag_uuid = u.antrag_uuid AND s.art = u.art AND s.erstellt_am > u.erstellt_am)`;

type Auswahl = Seite & { uuid: string | undefined; nurVorlegbare: boolean };

/** FROM and WHERE of the refused ones. */
function abgelehntVon({ uuid, nurVorlegbare }: Pick<Auswahl, "uuid" | "nurVorlegbare">) {
  const welche = nurVorlegbare ? istVorlegbar : sql`(${istVorlegbar} OR (${istBeimUnternehmen}))`;
  return sql`uebermittlung u JOIN antrag a ON a.uuid = u.antrag_uuid
    WHERE u.status = 'ABGELEHNT' AND u.verworfen_am IS NULL AND ${nurDie(uuid)} AND ${welche}`;
}

/** How many are refused; or of one, whether it is. */
export async function countAbgelehnte(
  db: Ausfuehrer,
  auswahl: Pick<Auswahl, "uuid" | "nurVorlegbare">,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${abgelehntVon(auswahl)}`);
  return rows[0]?.n ?? 0;
}

/**
 * The refused transmissions, the oldest first, and how many there are; or only one. With `nurVorlegbare` only the
 * documents that can be presented again, without what the company sends anew.
 */
export async function listAbgelehnteZeilen(
  db: Ausfuehrer,
  { uuid, limit, offset, nurVorlegbare }: Auswahl,
): Promise<{ zeilen: z.infer<typeof abgelehnte>[]; total: number }> {
  const ausgewaehlte = abgelehntVon({ uuid, nurVorlegbare });
  const { rows } = await db.execute(sql`
    SELECT u.uuid, u.antrag_uuid AS "antragUuid", a.antragsnummer, u.art, u.erstellt_am AS "erstelltAm",
      u.erledigt_am AS "abgelehntAm", u.grund, ${istVorlegbar} AS "istVorlegbar"
    FROM ${ausgewaehlte} ORDER BY u.erledigt_am, u.uuid LIMIT ${limit} OFFSET ${offset}`);
  return { zeilen: z.array(abgelehnte).parse(rows), total: await countAbgelehnte(db, { uuid, nurVorlegbare }) };
}

const spuren = z.tuple([
  z.object({
    fachAm: moment.nullable(),
    offeneUebermittlungen: z.number(),
    aeltesteOffeneAm: moment.nullable(),
    nezoAm: moment.nullable(),
    dateiAm: moment.nullable(),
    knotenBis: moment.nullable(),
    knoten: z.number(),
    verbindungen: z.number(),
    wartendeMails: z.number(),
    firmenMitSiegel: z.number(),
  }),
]);

/** What the database knows of when others last worked with the portal, and of what waits and holds there. */
export async function readSpuren(db: Ausfuehrer): Promise<z.infer<typeof spuren>[0]> {
  const { rows } = await db.execute(sql`
    SELECT (SELECT max(erledigt_am) FROM uebermittlung) AS "fachAm",
      (SELECT count(*)::int FROM uebermittlung WHERE status = 'OFFEN') AS "offeneUebermittlungen",
      (SELECT min(erstellt_am) FROM uebermittlung WHERE status = 'OFFEN') AS "aeltesteOffeneAm",
      (SELECT max(benutzt_am) FROM nezo_vorgang) AS "nezoAm",
      (SELECT max(hochgeladen_am) FROM datei) AS "dateiAm",
      (SELECT max(lebt_bis) FROM live_knoten) AS "knotenBis", (SELECT count(*)::int FROM live_knoten) AS knoten,
      (SELECT count(*)::int FROM live_verbindung) AS verbindungen,
      (SELECT count(*)::int FROM mail_ausgang WHERE gesendet_am IS NULL AND aufgegeben_am IS NULL) AS "wartendeMails",
      (SELECT count(*)::int FROM unternehmen WHERE bsfz_siegel) AS "firmenMitSiegel"`);
  return spuren.parse(rows)[0];
}
