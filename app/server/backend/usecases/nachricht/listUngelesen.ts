import { sql } from "drizzle-orm";
import type { Ausfuehrer } from "../../storage/datenbank";
import { anzahlUngelesen } from "../../storage/nachrichtStore";
import { mitgliedschaft } from "../../storage/schema/unternehmen";

/** `unternehmenUuid`: null without a company, and then nothing is unread. */
type Leser = { benutzerUuid: string; unternehmenUuid: string | null };

/** How many messages of their company each of these readers has not read, in their order. One statement. */
export async function listUngelesen(ausfuehrer: Ausfuehrer, leser: readonly Leser[]): Promise<number[]> {
  const benutzer = leser.map(({ benutzerUuid }) => benutzerUuid);
  const unternehmen = leser.map(({ unternehmenUuid }) => unternehmenUuid);
  const { rows } = await ausfuehrer.execute<{ anzahl: number }>(sql`
    SELECT ${anzahlUngelesen(mitgliedschaft)} AS anzahl
    FROM unnest(${sql.param(benutzer)}::uuid[], ${sql.param(unternehmen)}::uuid[]) WITH ORDINALITY AS leser (benutzer_uuid, unternehmen_uuid, nummer)
    LEFT JOIN mitgliedschaft ON mitgliedschaft.benutzer_uuid = leser.benutzer_uuid AND mitgliedschaft.unternehmen_uuid = leser.unternehmen_uuid
    ORDER BY leser.nummer`);
  return rows.map(({ anzahl }) => anzahl);
}
