import { sql } from "drizzle-orm";
import type { NachrichtArt } from "~/domain/nachricht/nachrichtArten";
import type { Ausfuehrer } from "./datenbank";
import { anzahlUngelesen, isAnMitglied } from "./nachrichtStore";
import { mitgliedschaft } from "./schema/unternehmen";

/** `unternehmenUuid`: null without a company, and then nothing is unread. */
export type UngelesenLeser = { benutzerUuid: string; unternehmenUuid: string | null };

/** What is unread for a reader; `neue`: the message that was asked for, null for who may not read it. */
type UngelesenZeile = {
  anzahl: number;
  neue: { art: NachrichtArt; titel: string; antrag: string | null } | null;
};

/** An Antrag that is deleted is not named any more. */
const NEUE = sql`(SELECT json_build_object('art', n.art, 'titel', n.titel,
    'antrag', CASE WHEN antrag.status <> 'GELOESCHT' THEN coalesce(antrag.antragsnummer, nullif(antrag.bezeichnung, '')) END)
  FROM nachricht n LEFT JOIN antrag ON antrag.uuid = n.antrag_uuid`;

/**
 * How many messages each of these readers has not read, in their order, and what is to be told of a new one. One
 * statement.
 */
export async function countUngelesen(
  ausfuehrer: Ausfuehrer,
  leser: readonly UngelesenLeser[],
  neue: string | null,
): Promise<UngelesenZeile[]> {
  const benutzer = leser.map(({ benutzerUuid }) => benutzerUuid);
  const unternehmen = leser.map(({ unternehmenUuid }) => unternehmenUuid);
  const { rows } = await ausfuehrer.execute<UngelesenZeile>(sql`
    SELECT ${anzahlUngelesen(mitgliedschaft)} AS anzahl, ${NEUE} WHERE n.uuid = ${neue}::uuid AND ${isAnMitglied(mitgliedschaft)}) AS neue
    FROM unnest(${sql.param(benutzer)}::uuid[], ${sql.param(unternehmen)}::uuid[]) WITH ORDINALITY AS leser (benutzer_uuid, unternehmen_uuid, nummer)
    LEFT JOIN mitgliedschaft ON mitgliedschaft.benutzer_uuid = leser.benutzer_uuid AND mitgliedschaft.unternehmen_uuid = leser.unternehmen_uuid
    ORDER BY leser.nummer`);
  return rows;
}
