import type { Client } from "pg";
import { NAMENSANFANG } from "./kraefte";

/** What must hold in the database at any moment, whoever was killed; each statement lists what breaks it. */
const GESETZE: { name: string; sql: string }[] = [
  {
    name: "Revisionen lückenlos bis zur aktuellen",
    sql: `SELECT v.uuid FROM vorhaben v JOIN antrag a ON a.uuid = v.antrag_uuid
          LEFT JOIN LATERAL (SELECT count(*) AS n, min(revision) AS erste, max(revision) AS letzte
                             FROM vorhaben_revision r WHERE r.vorhaben_uuid = v.uuid) r ON true
          WHERE a.bezeichnung LIKE $1 AND (r.letzte IS DISTINCT FROM v.revision OR r.erste <> 1 OR r.n <> v.revision)`,
  },
  {
    name: "Aktueller Stand gleich letzter Revision",
    sql: `SELECT v.uuid FROM vorhaben v JOIN antrag a ON a.uuid = v.antrag_uuid
          JOIN vorhaben_revision r ON r.vorhaben_uuid = v.uuid AND r.revision = v.revision
          WHERE a.bezeichnung LIKE $1 AND r.werte <> v.werte`,
  },
  {
    name: "Eingereicht nur mit Nummer, Zeitpunkt, Fassung, Übermittlung und Spur",
    sql: `SELECT a.uuid FROM antrag a WHERE a.bezeichnung LIKE $1 AND a.status <> 'IN_BEARBEITUNG' AND (
            a.antragsnummer IS NULL OR a.eingereicht_am IS NULL
            OR (SELECT count(*) FROM eingereichter_antrag e WHERE e.antrag_uuid = a.uuid) <> 1
            OR (SELECT count(*) FROM uebermittlung u WHERE u.antrag_uuid = a.uuid) <> 1
            OR (SELECT count(*) FROM audit p WHERE p.antrag_uuid = a.uuid AND p.vorgang = 'antrag.einreichen') <> 1)`,
  },
  {
    name: "Entwurf ohne Nummer, Fassung, Übermittlung und Spur",
    sql: `SELECT a.uuid FROM antrag a WHERE a.bezeichnung LIKE $1 AND a.status = 'IN_BEARBEITUNG' AND (
            a.antragsnummer IS NOT NULL OR a.eingereicht_am IS NOT NULL
            OR EXISTS (SELECT 1 FROM eingereichter_antrag e WHERE e.antrag_uuid = a.uuid)
            OR EXISTS (SELECT 1 FROM uebermittlung u WHERE u.antrag_uuid = a.uuid)
            OR EXISTS (SELECT 1 FROM audit p WHERE p.antrag_uuid = a.uuid AND p.vorgang = 'antrag.einreichen'))`,
  },
  {
    name: "Übermittlung und Status passen zusammen",
    sql: `SELECT a.uuid FROM antrag a JOIN uebermittlung u ON u.antrag_uuid = a.uuid WHERE a.bezeichnung LIKE $1
          AND (a.status, u.status) NOT IN (('WIRD_UEBERMITTELT', 'OFFEN'), ('EINGEREICHT', 'QUITTIERT'))`,
  },
  {
    name: "Gesendete und aufbewahrte Fassung sind dieselbe",
    sql: `SELECT a.uuid FROM antrag a JOIN uebermittlung u ON u.antrag_uuid = a.uuid
          JOIN eingereichter_antrag e ON e.antrag_uuid = a.uuid
          WHERE a.bezeichnung LIKE $1 AND (u.inhalt ->> 'pruefsumme' <> e.pruefsumme OR u.inhalt -> 'vorhaben' <> e.inhalt -> 'vorhaben'
            OR e.inhalt ->> 'antragsnummer' <> a.antragsnummer)`,
  },
  {
    name: "Jede Nummer einmal und keine übersprungen",
    sql: `SELECT n.jahr FROM antrag_nummer n
          LEFT JOIN antrag a ON a.antragsnummer LIKE 'FZ-' || n.jahr || '-%' AND $1 <> ''
          GROUP BY n.jahr, n.zuletzt HAVING count(a.antragsnummer) <> n.zuletzt OR count(DISTINCT a.antragsnummer) <> n.zuletzt`,
  },
  {
    name: "Zu jedem Schlüssel eine Antwort",
    sql: `SELECT schluessel FROM idempotenz WHERE antwort IS NULL AND $1 <> ''`,
  },
];

/** The laws that the database breaks now, with the first rows that show it. */
export async function checkBestand(client: Client): Promise<string[]> {
  const verstoesse: string[] = [];
  for (const { name, sql } of GESETZE) {
    const { rows } = await client.query(sql, [`${NAMENSANFANG} %`]);
    if (rows.length > 0) verstoesse.push(`${name}: ${rows.length}, ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return verstoesse;
}

/** The demo has mails that were refused for good before it began. */
const DER_DEMO = "aufgegeben_am IS NOT NULL AND empfaenger IN ('vergessen@example.org', 'ehemals@example.org')";

/** What still waits for a worker. */
export type Wartende = { uebermittlungen: number; mails: number };

/** Counts transmissions of this run without an answer and mails that have not left. */
export async function countWartende(client: Client): Promise<Wartende> {
  const { rows } = await client.query<Wartende>(
    `SELECT (SELECT count(*) FROM uebermittlung u JOIN antrag a ON a.uuid = u.antrag_uuid
             WHERE u.status = 'OFFEN' AND a.bezeichnung LIKE $1)::int AS uebermittlungen,
            (SELECT count(*) FROM mail_ausgang WHERE gesendet_am IS NULL AND NOT (${DER_DEMO}))::int AS mails`,
    [`${NAMENSANFANG} %`],
  );
  return rows[0] ?? { uebermittlungen: 0, mails: 0 };
}
