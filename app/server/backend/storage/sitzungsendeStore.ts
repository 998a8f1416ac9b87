import { type SQL, sql } from "drizzle-orm";
import type { Ausfuehrer, Tx } from "./datenbank";

/**
 * Whose sessions: of all people, or of the members of a company; never the one that asks for it. `seit`: one that was
 * not used since then has ended by itself.
 */
export type Welche = { unternehmenUuid: string | null; ausser: string; jetzt: Date; seit: Date };

export type Anzahl = { sitzungen: number; personen: number };

const ofMitglieder = (spalte: SQL, unternehmenUuid: string | null): SQL =>
  unternehmenUuid === null
    ? sql`true`
    : sql`${spalte} IN (SELECT m.benutzer_uuid FROM mitgliedschaft m WHERE m.unternehmen_uuid = ${unternehmenUuid}::uuid)`;

const lebende = ({ unternehmenUuid, ausser, jetzt, seit }: Welche): SQL => sql`
  s.beendet_am IS NULL AND s.uuid <> ${ausser}::uuid AND s.absolut_bis > ${jetzt.toISOString()}::timestamptz
  AND s.letzte_aktion_am > ${seit.toISOString()}::timestamptz AND ${ofMitglieder(sql`s.benutzer_uuid`, unternehmenUuid)}`;

const KEINE: Anzahl = { sitzungen: 0, personen: 0 };

/** How many sessions live, and of how many people. */
export async function countLebende(db: Ausfuehrer, welche: Welche): Promise<Anzahl> {
  const { rows } = await db.execute<Anzahl>(sql`
    SELECT count(*)::int AS sitzungen, count(DISTINCT s.benutzer_uuid)::int AS personen FROM sitzung s WHERE ${lebende(welche)}`);
  return rows[0] ?? KEINE;
}

/** Ends them, and the views in which the support sees what these people see. Says how many there were, and whose. */
export async function endLebende(tx: Tx, welche: Welche): Promise<{ sitzungen: number; personen: string[] }> {
  const am = welche.jetzt.toISOString();
  await tx.execute(sql`
    UPDATE ansicht SET beendet_am = ${am} WHERE beendet_am IS NULL AND bis > ${am}::timestamptz
      AND ${ofMitglieder(sql`person_uuid`, welche.unternehmenUuid)}`);
  const { rows } = await tx.execute<{ person: string; anzahl: number }>(sql`
    WITH beendet AS (
      UPDATE sitzung s SET beendet_am = ${am} WHERE ${lebende(welche)} RETURNING s.benutzer_uuid
    )
    SELECT benutzer_uuid AS person, count(*)::int AS anzahl FROM beendet GROUP BY benutzer_uuid ORDER BY benutzer_uuid`);
  return {
    sitzungen: rows.reduce((summe, { anzahl }) => summe + anzahl, 0),
    personen: rows.map(({ person }) => person),
  };
}
