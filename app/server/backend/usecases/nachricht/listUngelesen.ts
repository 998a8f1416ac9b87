import { sql } from "drizzle-orm";
import type { NeueNachricht } from "~/contract/live";
import { absenderVon } from "~/domain/nachricht/absender";
import type { NachrichtArt } from "~/domain/nachricht/nachrichtArten";
import type { Ausfuehrer } from "../../storage/datenbank";
import { anzahlUngelesen, isAnMitglied } from "../../storage/nachrichtStore";
import { mitgliedschaft } from "../../storage/schema/unternehmen";

/** `unternehmenUuid`: null without a company, and then nothing is unread. */
type Leser = { benutzerUuid: string; unternehmenUuid: string | null };

/** What is unread for a reader; `neue`: the message that was asked for, null for who may not read it. */
type Ungelesen = { anzahl: number; neue: NeueNachricht | null };

/** An Antrag that is deleted is not named any more. */
const NEUE = sql`(SELECT json_build_object('art', n.art, 'titel', n.titel,
    'antrag', CASE WHEN antrag.status <> 'GELOESCHT' THEN coalesce(antrag.antragsnummer, nullif(antrag.bezeichnung, '')) END)
  FROM nachricht n LEFT JOIN antrag ON antrag.uuid = n.antrag_uuid`;

/**
 * How many messages of their company each of these readers has not read, in their order, and what is to be told of a new one to those who may
 * read it. One statement.
 */
export async function listUngelesen(ausfuehrer: Ausfuehrer, leser: readonly Leser[], neue: string | null = null): Promise<Ungelesen[]> {
  const benutzer = leser.map(({ benutzerUuid }) => benutzerUuid);
  const unternehmen = leser.map(({ unternehmenUuid }) => unternehmenUuid);
  const { rows } = await ausfuehrer.execute<{
    anzahl: number;
    neue: { art: NachrichtArt; titel: string; antrag: string | null } | null;
  }>(sql`
    SELECT ${anzahlUngelesen(mitgliedschaft)} AS anzahl, ${NEUE} WHERE n.uuid = ${neue}::uuid AND ${isAnMitglied(mitgliedschaft)}) AS neue
    FROM unnest(${sql.param(benutzer)}::uuid[], ${sql.param(unternehmen)}::uuid[]) WITH ORDINALITY AS leser (benutzer_uuid, unternehmen_uuid, nummer)
    LEFT JOIN mitgliedschaft ON mitgliedschaft.benutzer_uuid = leser.benutzer_uuid AND mitgliedschaft.unternehmen_uuid = leser.unternehmen_uuid
    ORDER BY leser.nummer`);
  return rows.map(({ anzahl, neue: satz }) => ({
    anzahl,
    neue: satz === null ? null : { von: absenderVon(satz.art), titel: satz.titel, antrag: satz.antrag },
  }));
}
