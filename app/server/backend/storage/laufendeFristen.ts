import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { offeneNachforderungSql } from "./nachforderungStore";
import { antrag } from "./schema/antrag";

/** A day of the calendar in Berlin. */
export type Tag = string | Placeholder;

/**
 * The deadlines of the Anträge that a query calls `sichtbar`, one statement out of three; those that ended before today
 * run no longer, unless they wait for a decision.
 */
export const fristenIn = (
  heute: Tag,
): SQL => sql`SELECT 'NACHFORDERUNG' AS art, a.uuid AS antrag_uuid, n.uuid AS gegenstand_uuid, n.nummer AS nummer, n.frist AS tag,
        n.frist < ${heute}::date AND n.verlaengerung_beantragt_am IS NOT NULL AND n.verlaengerung_entschieden_am IS NULL AS wartet
      FROM nachforderung n JOIN sichtbar a ON a.uuid = n.antrag_uuid WHERE n.status IN (${offeneNachforderungSql})
      UNION ALL
      SELECT 'ABRUF', a.uuid, b.uuid, NULL, b.abrufbar_bis, false
      FROM bescheid b JOIN sichtbar a ON a.uuid = b.antrag_uuid
      WHERE b.abgerufen_am IS NULL AND b.bereitstellung_beendet_am IS NULL AND b.bekanntgabe_am IS NULL AND a.bescheid_zum_abruf
      UNION ALL
      SELECT CASE b.art WHEN 'BESCHEID' THEN 'WIDERSPRUCH' ELSE 'KLAGE' END, a.uuid, b.uuid, NULL, b.widerspruchsfrist, false
      FROM bescheid b JOIN sichtbar a ON a.uuid = b.antrag_uuid
      WHERE b.widerspruchsfrist IS NOT NULL AND (
        (b.art = 'BESCHEID' AND a.status IN ('BESCHEID_LIEGT_VOR', 'WIDERSPRUCH_ZURUECKGEZOGEN'))
        OR (b.art = 'WIDERSPRUCHSBESCHEID' AND a.status = 'WS_BESCHEID_LIEGT_VOR'))`;

/** Of these deadlines those that run. */
export const laeuft = (heute: Tag): SQL => sql`(frist.tag >= ${heute}::date OR frist.wartet)`;

/**
 * The day of the next deadline of a row of `antrag`; null where none runs. One that is over and waits for more time
 * hides none that runs.
 */
export const naechsteFrist = (heute: Tag): SQL<string | null> => sql<string | null>`(
    WITH sichtbar AS NOT MATERIALIZED (SELECT eine.* FROM antrag eine WHERE eine.uuid = ${antrag.uuid}), frist AS (${fristenIn(heute)})
    SELECT coalesce(min(frist.tag) FILTER (WHERE NOT frist.wartet), min(frist.tag)) FROM frist WHERE ${laeuft(heute)})`;

/** The rows of `antrag` with a deadline in this period, the last day exclusive: the next one, or one after it. */
export const hasFristZwischen = (heute: Tag, von: string, bis: string): SQL => sql`${antrag.uuid} IN (
    WITH sichtbar AS NOT MATERIALIZED (SELECT * FROM antrag), frist AS (${fristenIn(heute)})
    SELECT frist.antrag_uuid FROM frist WHERE frist.tag >= ${von}::date AND frist.tag < ${bis}::date AND ${laeuft(heute)})`;
